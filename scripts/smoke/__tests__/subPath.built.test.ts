// Runs the smoke test against the build for the pseudo-locale en-XA, which is below a path of its host. So the whole site is requested there.
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import siteConfig from '../../../docusaurus.config';
import {readBuiltFiles, readBuiltText} from '../../__tests__/built-site/builtSite';
import {baseUrls, getBuildFolder, getHostFolder} from '../../pseudo-locale/locales';
import {startServer, type RunningServer} from '../../serve/server';
import {runChecks} from '../runChecks';
import {createSite} from '../site';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer(getHostFolder('en-XA'), 0);
});

afterAll(() => server.close());

test('finds no problem in a site below a path of its host', async () => {
  const site = createSite(server.url + baseUrls['en-XA'], {origin: siteConfig.url});
  expect(site.baseUrl).toBe('/sub/path/');
  const problems = Object.values(await runChecks(site)).flat();
  // The test server only sends compressed files that exist, and this build has none. It also has no social images.
  expect(
    problems.filter(
      problem => !problem.includes("the page isn't compressed") && !problem.includes('/img/social/'),
    ),
  ).toEqual([]);
});

test('the command prints the problems of each check, and asks for the origin of a site that was built for another one', async () => {
  const {stdout, code} = await runCommand(server.url + baseUrls['en-XA'], '--without', 'files');
  expect(stdout).toContain('✓ version');
  expect(stdout).toMatch(/✗ [^]*expected[^]*add `--origin` with the URL/);
  expect(stdout).toMatch(/\n\d+ passed, \d+ failed\n$/);
  expect(code).toBe(1);
});

/** Runs `npm run smoke` with arguments, and returns what it prints. */
async function runCommand(...args: string[]): Promise<{stdout: string; code: number}> {
  try {
    const {stdout} = await promisify(execFile)('node_modules/.bin/tsx', ['scripts/smoke.ts', ...args]);
    return {stdout, code: 0};
  } catch (error) {
    // TypeScript doesn't know what `execFile` rejects with.
    return error as {stdout: string; code: number};
  }
}

test('all links and files of all pages are below the path', () => {
  const pages = readBuiltFiles(getBuildFolder('en-XA')).filter(file => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  const outside = pages.flatMap(page =>
    Array.from(
      readBuiltText(page, getBuildFolder('en-XA')).matchAll(
        /\s(?:href|src)="?(\/(?!sub\/path[/"#?\s>])[^"\s>]*)/g,
      ),
      ([, url]) => `${page}: ${url ?? ''}`,
    ),
  );
  expect(outside).toEqual([]);
});

test('finds that the site is at another path of its host', async () => {
  const {pages} = await runChecks(createSite(server.url, {origin: siteConfig.url}), {routes: ['/docs']});
  expect(pages).toEqual([expect.stringContaining('/docs: the page is missing. Found status 404')]);
});
