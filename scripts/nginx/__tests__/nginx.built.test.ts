// The site in build/, served by a real nginx with the configuration that the package has.
import {copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parseHeadersFile} from '../../../src/plugins/response-headers/headersFile';
import {selectHeaders} from '../../../src/plugins/response-headers/rules';
import {readBuiltFiles, readBuiltText} from '../../__tests__/builtSite';
import {createPackage} from '../package';
import {findOrInstallNginx} from '../program';
import {findFreePort, startNginx, type RunningNginx} from '../run';

const nginx = findOrInstallNginx();
if (!nginx) {
  const hint = 'nginx and libnginx-mod-http-brotli-static are not installed (on Debian: apt-get install)';
  if (process.env.CI) {
    throw new Error(`${hint}, and can't be installed here.`);
  }
  console.warn(`The nginx tests are skipped: ${hint}.`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
let running: RunningNginx;

beforeAll(async () => {
  if (nginx) {
    const port = await findFreePort();
    // The fastest brotli: what is tested is who gets it, not how small it is.
    await createPackage('build', folder, {listen: `127.0.0.1:${port}`, quality: 1});
    running = await startNginx(nginx, folder, port);
  }
}, 120_000);

afterAll(async () => {
  await running?.stop();
  rmSync(folder, {recursive: true, force: true});
});

function ask(pathname: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(running.url + pathname, {
    redirect: 'manual',
    headers: {'accept-encoding': 'identity', ...headers},
  });
}

describe.skipIf(!nginx)('nginx', () => {
  const pages = readBuiltFiles().filter(file => file.endsWith('.html') && file !== '/404.html');
  const script = readBuiltFiles().find(file => /^\/assets\/js\/main\.\w+\.js$/.test(file)) ?? '';

  test('every page is at its clean address, and at no other', async () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const file of pages) {
      const clean = file.replace(/(\/index)?\.html$/, '') || '/';
      const response = await ask(clean);
      expect([clean, response.status]).toEqual([clean, 200]);
      expect(await response.text()).toBe(readBuiltText(file));
      const other = await ask(`${file}?a=b%20c`);
      expect([file, other.status, other.headers.get('location')]).toEqual([file, 301, `${clean}?a=b%20c`]);
    }
  });

  test.each([
    ['/docs/', '/docs'],
    ['/docs/context/?x=1', '/docs/context?x=1'],
    ['/docs/index.html', '/docs'],
    ['/index.html?x=1', '/?x=1'],
    ['/docs/context//', '/docs/context'],
  ])('%s leads to %s in one step', async (from, to) => {
    const response = await ask(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    expect((await ask(to)).status).toBe(200);
  });

  test.each([
    '//example.org/',
    '///example.org/index.html',
    '/%5Cexample.org/',
    '/x%0d%0aX-Added:%201/',
    '/x%0d%0aX-Added:%201.html',
  ])('%s leads to no other site and adds no header', async pathname => {
    const {headers} = await ask(pathname);
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers.get('x-added')).toBeNull();
  });

  test.each([
    '/nothing',
    '/docs/nothing',
    '/docs/v9/nothing',
    '/404',
    '/404.html',
    '/%ff',
    '/_headers',
    '/vercel.json/x',
  ])('%s is not found, with the page that says so', async pathname => {
    const response = await ask(pathname);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(readBuiltText('/404.html'));
  });

  test.each([
    '/assets/js/gone.12345678.js',
    '/assets/css/gone.css',
    '/assets/gone',
    '/types/gone.json',
    '/img/gone.svg',
    '/vercel.json',
  ])('what is missing at %s is never answered with HTML, and nobody keeps the answer', async pathname => {
    const response = await ask(pathname);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('Not found\n');
  });

  test('every answer has the headers of the build', async () => {
    const rules = parseHeadersFile(readBuiltText('_headers'));
    for (const pathname of [
      '/',
      '/docs/context',
      '/docs/',
      '/nothing',
      '/assets/js/gone.js',
      script,
      '/sitemap.xml',
    ]) {
      const {headers} = await ask(pathname);
      const {'Cache-Control': _, ...expected} = selectHeaders(rules, pathname);
      for (const [name, value] of Object.entries(expected)) {
        expect([pathname, name, headers.get(name)]).toEqual([pathname, name, value]);
      }
      expect(headers.get('server')).toBe('nginx');
    }
  });

  test('hashed files are kept for a year, everything else is asked for again', async () => {
    const types = readBuiltFiles().find(file => file.startsWith('/types/')) ?? '';
    for (const pathname of [script, types]) {
      expect((await ask(pathname)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    for (const pathname of [
      '/',
      '/docs/context',
      '/search-records/default.json',
      '/img/mark.svg',
      '/sitemap.xml',
    ]) {
      const first = await ask(pathname);
      expect([pathname, first.status, first.headers.get('cache-control')]).toEqual([
        pathname,
        200,
        'no-cache',
      ]);
      const again = await ask(pathname, {'if-none-match': first.headers.get('etag') ?? ''});
      expect([pathname, again.status, await again.text()]).toEqual([pathname, 304, '']);
    }
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('who accepts %s gets %s, made when the package was made', async (accepted, encoding) => {
    for (const pathname of ['/docs/context', script, '/search-records/default.json', '/nothing']) {
      const response = await ask(pathname, {'accept-encoding': accepted});
      expect([pathname, response.headers.get('content-encoding')]).toEqual([pathname, encoding]);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
      // Unpacked by fetch.
      expect(await response.text()).toBe(await (await ask(pathname)).text());
    }
  });

  test.each([
    ['/docs/context', 'text/html; charset=utf-8'],
    ['/search-records/default.json', 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/img/mark.svg', 'image/svg+xml; charset=utf-8'],
  ])('%s is %s', async (pathname, type) => {
    expect((await ask(pathname)).headers.get('content-type')).toBe(type);
  });

  test('scripts, styles and fonts have types that browsers accept under nosniff', async () => {
    const kinds: [RegExp, RegExp][] = [
      [/\.js$/, /^(application|text)\/javascript; charset=utf-8$/],
      [/\.css$/, /^text\/css; charset=utf-8$/],
      [/\.woff2$/, /^font\/woff2$/],
    ];
    for (const [name, type] of kinds) {
      const file = readBuiltFiles().find(built => built.startsWith('/assets/') && name.test(built)) ?? '';
      expect((await ask(file)).headers.get('content-type')).toMatch(type);
    }
  });
});

test('hashed files of the package that is replaced stay for a while', async () => {
  const [old, next] = [path.join(folder, 'old'), path.join(folder, 'next')];
  const build = path.join(folder, 'small');
  ['assets', 'types'].forEach(name => mkdirSync(path.join(build, name), {recursive: true}));
  copyFileSync('build/_headers', path.join(build, '_headers'));
  for (const file of ['assets/a.12345678.js', 'assets/b.12345678.js', 'index.html']) {
    writeFileSync(path.join(build, file), 'old');
  }
  const longAgo = new Date(Date.now() - 40 * 86_400_000);
  utimesSync(path.join(build, 'assets/b.12345678.js'), longAgo, longAgo);
  await createPackage(build, old);
  rmSync(path.join(build, 'assets'), {recursive: true});
  await createPackage(build, next, {previous: old});
  expect(existsSync(path.join(next, 'html/assets/a.12345678.js'))).toBe(true);
  expect(existsSync(path.join(next, 'html/assets/b.12345678.js'))).toBe(false);
  await expect(createPackage(build, next, {previous: next})).rejects.toThrow('Write it to another folder.');
});
