// Runs the smoke test against nginx with the site in build/: first as packaged, then with one mistake at a time in its configuration.
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import siteConfig from '../../../docusaurus.config';
import {findOrInstallNginx} from '../../nginx/install';
import {createPackage} from '../../nginx/package';
import {startNginx} from '../../nginx/run';
import {findFreePort} from '../../system/ports';
import {collectRoutes} from '../expectations';
import {runChecks} from '../runChecks';
import {createSite} from '../site';

const nginx = findOrInstallNginx();
const folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));

beforeAll(async () => {
  if (nginx) {
    // Uses the fastest brotli quality, because these tests don't check the file sizes.
    await createPackage('build', folder, {listen: 'PORT', accessLog: 'off', quality: 1});
  }
}, 120_000);

afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Every kind of page is represented here. The tests with mistakes check only these pages. */
const samplePages = [
  '/',
  '/blog',
  '/blog/introducing-trpc',
  '/docs',
  '/docs/context',
  '/docs/love',
  '/docs/router',
  '/docs/v9',
];

type Settings = {
  routes?: readonly string[];
  /** Replaces the first match in the configuration of nginx. */
  edit?: [pattern: RegExp, replacement: string];
  commit?: string;
  origin?: string;
};

/** Serves the package and returns the problems that the smoke test finds, by the name of the check. Checks without problems are left out. */
async function findProblems({
  edit,
  commit,
  origin = siteConfig.url,
  routes = samplePages,
}: Settings): Promise<Record<string, string[]>> {
  if (!nginx) {
    throw new Error('nginx is missing.');
  }
  const port = await findFreePort();
  const config = readFileSync(path.join(folder, 'site.conf'), 'utf8').replaceAll('PORT', `127.0.0.1:${port}`);
  const [pattern, replacement] = edit ?? [/^/, ''];
  expect(config).toMatch(pattern);
  const serverFolder = path.join(folder, `server-${port}`);
  mkdirSync(serverFolder);
  writeFileSync(path.join(serverFolder, 'site.conf'), config.replace(pattern, replacement));
  const server = await startNginx(nginx, serverFolder, port);
  try {
    const results = await runChecks(createSite(server.url, {origin, ...(commit !== undefined && {commit})}), {
      routes,
    });
    return Object.fromEntries(Object.entries(results).filter(([, problems]) => problems.length > 0));
  } finally {
    await server.stop();
  }
}

/** Adds a location to the configuration of nginx. */
function addLocation(location: string): [RegExp, string] {
  return [/ {2}error_page 404/, `  location ${location}\n$&`];
}

describe.skipIf(!nginx)('the smoke test', () => {
  test('finds no problem in the package', async () => {
    expect(await findProblems({routes: collectRoutes()})).toEqual({});
  });

  // The check that finds the mistake with its message, and other checks that find it too.
  const faults: [name: string, settings: Settings, check: string, message: string, others?: string[]][] = [
    [
      'a missing page',
      {edit: addLocation('= /docs/context { return 404; }')},
      'pages',
      '/docs/context: the page is missing. Found status 404, expected status 200.',
    ],
    [
      'pages without a charset',
      {edit: [/ {2}charset utf-8;/, '']},
      'pages',
      '/: the content type is wrong. Found text/html, expected text/html; charset=utf-8.',
      ['files', 'alternates'],
    ],
    [
      'canonical URLs on another origin',
      {origin: 'https://docs.example.org'},
      'pages',
      `/: the canonical URL is on another origin. Found ${siteConfig.url}/, expected https://docs.example.org/. Set \`url\``,
      ['feeds', 'alternates'],
    ],
    [
      'a missing header',
      {edit: [/ {2}add_header Strict-Transport-Security .*/, '']},
      'headers',
      '/: the header Strict-Transport-Security is wrong. Found none, expected max-age=63072000.',
    ],
    [
      'a policy of another build',
      {edit: [/(script-src 'self') 'sha256-[^']*'/g, '$1']},
      'headers',
      'the policy blocks inline scripts of the page. Found no ‘sha256-',
    ],
    [
      'uncompressed pages',
      {edit: [/ {2}gzip_static on;\n {2}brotli_static on;/, '']},
      'headers',
      '/: the page isn’t compressed. Found no Content-Encoding, expected br or gzip.',
    ],
    [
      'scripts that browsers don’t cache',
      {edit: [/ {2}add_header Cache-Control .*/, '']},
      'assets',
      'browsers don’t cache this file for long. Found Cache-Control none',
    ],
    [
      'scripts with a wrong content type',
      {edit: [/ {2}types \{/, '  types { text/plain js;']},
      'assets',
      'browsers reject this file because of its content type. Found text/plain; charset=utf-8',
      // The service worker is a script too.
      ['files'],
    ],
    [
      'a redirect that loses the query',
      {edit: [/(rewrite \^\(\.\*\?\)\/\+\$ \$1) permanent/, '$1? permanent']},
      'redirects',
      '/docs/router/?from=mail: the path doesn’t lead to its page. Found a redirect to /docs/router, expected a redirect to /docs/router?from=mail in one step',
    ],
    [
      'status 200 for unknown pages',
      {edit: [/error_page 404 \/404.html/, 'error_page 404 =200 /404.html']},
      'not-found',
      '/not-a-page: search engines index unknown paths. Found status 200, expected status 404.',
    ],
    [
      'a page instead of missing scripts',
      {edit: [/(location \^~ \/assets\/ \{) try_files \$uri =404;/, '$1 try_files $uri /404.html;']},
      'not-found',
      '/assets/js/not-a-file.12345678.js: open tabs treat this response as the file. Found status 200, expected status 404.',
    ],
    [
      'a missing file for assistants',
      {edit: addLocation('= /docs/v9/llms.txt { return 404; }')},
      'files',
      '/docs/v9/llms.txt: the file is missing. Found status 404, expected status 200.',
    ],
    [
      'search records of another format',
      {edit: addLocation('= /search-records/docs-default-9.x.json { return 200 "{}"; }')},
      'search',
      '/search-records/docs-default-9.x.json: search doesn’t work. Found "{}", expected search records in the format',
    ],
    [
      'a feed without posts',
      {edit: addLocation('= /blog/atom.xml { return 200 "<feed/>"; }')},
      'feeds',
      '/blog/atom.xml: the feed lacks posts. Found no https://',
    ],
    [
      'Markdown with a wrong content type',
      {edit: [/text\/markdown md;/, '']},
      'alternates',
      '/blog.md: the content type is wrong. Found text/plain; charset=utf-8, expected text/markdown; charset=utf-8.',
      // Downloads are Markdown files too.
      ['files'],
    ],
    [
      'the Markdown of another page',
      {edit: addLocation('= /docs/router.md { rewrite ^ /docs/context.md last; }')},
      'alternates',
      '/docs/router.md: the file isn’t the Markdown version of /docs/router. Found "# Context',
    ],
    [
      'Markdown that caches could send to browsers',
      {edit: [/ {2}add_header Vary .*/, '']},
      'alternates',
      '/blog: caches could send the Markdown version to browsers. Found Vary Accept-Encoding, expected Accept in this header.',
    ],
    [
      'pages of an older build',
      {
        edit: addLocation(
          `= /version.json { return 200 '{"commit": "0000000", "docsVersions": [{"label": "10.x"}, {"label": "9.x"}]}'; }`,
        ),
      },
      'version',
      'pages are from another build than version.json. Found commit',
    ],
    [
      'a build of another commit',
      {commit: '0000000'},
      'version',
      '/version.json: the site isn’t built from the expected commit. Found',
    ],
  ];

  test.each(faults)('finds %s', async (_name, settings, check, message, others = []) => {
    const problems = await findProblems(settings);
    // Messages use straight quotes.
    expect(problems[check]?.slice(0, 3).join('\n')).toContain(message.replace(/[‘’]/g, "'"));
    // A mistake in the configuration doesn't make other checks report problems that aren't there.
    expect(Object.keys(problems).sort()).toEqual([check, ...others].sort());
  });

  test('finds that a server doesn’t respond', async () => {
    const {pages} = await runChecks(createSite(`http://127.0.0.1:${await findFreePort()}`));
    expect(pages?.[0]).toMatch(/^\/: the page is missing\. Found no response \(.*ECONNREFUSED/);
  });
});
