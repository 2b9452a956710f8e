// Serves the site in build/ with a real nginx and the configuration of the package.
import {spawnSync} from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parseHeadersFile} from '../../../src/plugins/response-headers/headersFile';
import {listHashedFolders, selectHeaders} from '../../../src/plugins/response-headers/rules';
import {movedPages, readBuiltFiles, readBuiltText} from '../../__tests__/built-site/builtSite';
import {cleanPath} from '../../../src/shared/paths';
import {createPackage} from '../package';
import {findOrInstallNginx} from '../install';
import {startNginx, type RunningNginx} from '../run';
import {findFreePort} from '../../system/ports';

const nginx = findOrInstallNginx();
if (!nginx) {
  const hint = 'nginx and libnginx-mod-http-brotli-static are not installed (on Debian: apt-get install)';
  if (process.env.CI) {
    throw new Error(`${hint}, and this script can't install them on this system.`);
  }
  console.warn(`The nginx tests are skipped: ${hint}.`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
let running: RunningNginx;

beforeAll(async () => {
  if (nginx) {
    const port = await findFreePort();
    // Uses the fastest brotli quality, because these tests don't check the file sizes.
    const accessLog = path.join(folder, 'access.log');
    await createPackage('build', folder, {listen: `127.0.0.1:${port}`, accessLog, quality: 1});
    running = await startNginx(nginx, folder, port);
  }
}, 120_000);

afterAll(async () => {
  await running?.stop();
  rmSync(folder, {recursive: true, force: true});
});

function request(pathname: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(running.url + pathname, {
    redirect: 'manual',
    headers: {'accept-encoding': 'identity', ...headers},
  });
}

/** Reads a response, and returns whether that takes longer than 300 ms. */
async function isSlow(response: Response): Promise<boolean> {
  const start = Date.now();
  await response.text();
  return Date.now() - start > 300;
}

describe.skipIf(!nginx)('nginx', () => {
  const pages = readBuiltFiles()
    .filter(file => file.endsWith('.html') && file !== '/404.html')
    .filter(file => !movedPages.has(cleanPath(file)));
  const script = readBuiltFiles().find(file => /^\/assets\/js\/main\.\w+\.js$/.test(file)) ?? '';

  test('serves every page at its clean URL and redirects the .html path to the clean URL', async () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const file of pages) {
      const cleanUrl = file.replace(/(\/index)?\.html$/, '') || '/';
      const response = await request(cleanUrl);
      expect([cleanUrl, response.status]).toEqual([cleanUrl, 200]);
      expect(await response.text()).toBe(readBuiltText(file));
      const redirect = await request(`${file}?a=b%20c`);
      expect([file, redirect.status, redirect.headers.get('location')]).toEqual([
        file,
        301,
        `${cleanUrl}?a=b%20c`,
      ]);
    }
  });

  test.each([
    ['/docs/', '/docs'],
    ['/docs/context/?x=1', '/docs/context?x=1'],
    ['/docs/index.html', '/docs'],
    ['/index.html?x=1', '/?x=1'],
    ['/docs/context//', '/docs/context'],
  ])('redirects %s to %s in one step', async (from, to) => {
    const response = await request(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    expect((await request(to)).status).toBe(200);
  });

  test.each([
    '//example.org/',
    '///example.org/index.html',
    '/%5Cexample.org/',
    '/x%0d%0aX-Added:%201/',
    '/x%0d%0aX-Added:%201.html',
  ])('responds to %s without an injected header or a redirect to another site', async pathname => {
    const {headers} = await request(pathname);
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
  ])('responds to %s with the not-found page', async pathname => {
    const response = await request(pathname);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(readBuiltText('/404.html'));
  });

  test.each([
    '/assets/js/gone.12345678.js',
    '/assets/css/gone.css',
    '/assets/gone',
    '/programs/gone.js',
    '/programs/gone',
    '/types/gone.json',
    '/img/gone.svg',
    '/vercel.json',
  ])('responds to the missing file %s with plain text that browsers don’t cache', async pathname => {
    const response = await request(pathname);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('Not found\n');
  });

  test('sends the headers in the build’s _headers file with every response', async () => {
    const rules = parseHeadersFile(readBuiltText('_headers'));
    for (const pathname of [
      '/',
      '/docs/context',
      '/docs/love',
      '/docs/lovely',
      '/docs/',
      '/nothing',
      '/assets/js/gone.js',
      script,
      '/sitemap.xml',
    ]) {
      const {headers} = await request(pathname);
      const {'Cache-Control': _, ...expected} = selectHeaders(rules, pathname);
      for (const [name, value] of Object.entries(expected)) {
        expect([pathname, name, headers.get(name)]).toEqual([pathname, name, value]);
      }
      expect(headers.get('server')).toBe('nginx');
    }
  });

  test('lets browsers cache hashed files for a year, but requires revalidation of all other files', async () => {
    const folders = listHashedFolders(parseHeadersFile(readBuiltText('_headers')));
    expect(folders).toEqual(expect.arrayContaining(['/assets/', '/programs/', '/types/']));
    for (const folder of folders) {
      const file = readBuiltFiles().find(built => built.startsWith(folder)) ?? '';
      const {status, headers} = await request(file);
      expect([file, status, headers.get('cache-control')]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    for (const pathname of [
      '/',
      '/docs/context',
      '/search-records/default.json',
      '/img/mark.svg',
      '/sitemap.xml',
    ]) {
      const first = await request(pathname);
      expect([pathname, first.status, first.headers.get('cache-control')]).toEqual([
        pathname,
        200,
        'no-cache',
      ]);
      const again = await request(pathname, {'if-none-match': first.headers.get('etag') ?? ''});
      expect([pathname, again.status, await again.text()]).toEqual([pathname, 304, '']);
    }
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('responds to clients that accept %s with the precompressed %s file', async (accepted, encoding) => {
    for (const pathname of ['/docs/context', script, '/search-records/default.json', '/nothing']) {
      const response = await request(pathname, {'accept-encoding': accepted});
      expect([pathname, response.headers.get('content-encoding')]).toEqual([pathname, encoding]);
      const isPage = ['/docs/context', '/nothing'].includes(pathname);
      expect(response.headers.get('vary')).toBe(isPage ? 'Accept-Encoding, Accept' : 'Accept-Encoding');
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
      // fetch decompresses the response.
      expect(await response.text()).toBe(await (await request(pathname)).text());
    }
  });

  test.each([
    ['/docs/context', 'text/html; charset=utf-8'],
    ['/search-records/default.json', 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/img/mark.svg', 'image/svg+xml; charset=utf-8'],
  ])('serves %s as %s', async (pathname, type) => {
    expect((await request(pathname)).headers.get('content-type')).toBe(type);
  });

  test.each([
    ['text/markdown', 'md'],
    ['text/markdown, text/html, */*', 'md'],
    ['text/html, text/markdown', 'md'],
    ['text/markdown;q=0.9, text/html;q=0.8', 'md'],
    ['text/markdown;q=0.1', 'md'],
    ['text/html, text/markdown;q=0.9', 'html'],
    ['text/markdown; q=0.5, text/html, */*;q=0.1', 'html'],
    ['text/markdown;q=0, */*', 'html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', 'html'],
    ['*/*', 'html'],
  ])('responds to a client that accepts %s with the %s version of a page', async (accept, extension) => {
    const response = await request('/docs/context', {accept});
    expect(response.headers.get('content-type')).toBe(
      `text/${extension === 'md' ? 'markdown' : 'html'}; charset=utf-8`,
    );
    expect(response.headers.get('vary')).toContain('Accept');
    expect(await response.text()).toBe(readBuiltText(`/docs/context.${extension}`));
  });

  test('responds with HTML for a page without a Markdown version, and with status 404 for a missing page', async () => {
    const accept = {accept: 'text/markdown'};
    expect((await request('/media', accept)).headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await request('/docs/nothing', accept)).status).toBe(404);
    expect((await request(script, accept)).headers.get('vary')).toBe('Accept-Encoding');
  });

  test('has an address for health checks, and logs all other requests without the reader’s address', async () => {
    const health = await request('/healthz');
    expect([health.status, await health.text()]).toEqual([200, 'ok\n']);
    await request('/docs/context?log="1"', {'user-agent': 'secret', accept: 'text/markdown'});
    const lines = readFileSync(path.join(folder, 'access.log'), 'utf8').trim().split('\n');
    const entries = lines.map((line): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>);
    expect(entries.at(-1)).toMatchObject({
      method: 'GET',
      uri: '/docs/context?log=%221%22',
      status: 200,
      accept: 'text/markdown',
    });
    expect(entries.filter(({uri}) => uri === '/healthz')).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/127\.0\.0\.1|secret/);
  });

  test('passes the health check of the Docker image', async () => {
    const [, command = ''] = /^HEALTHCHECK .*CMD (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    // TypeScript doesn't know that this form of CMD is a list of strings.
    const [program = '', ...args] = JSON.parse(command) as string[];
    const check = (port: string) =>
      spawnSync(
        program,
        args.map(arg => arg.replace('8080', port)),
      ).status;
    expect(check(new URL(running.url).port)).toBe(0);
    expect(check(String(await findFreePort()))).not.toBe(0);
  });

  test('rejects other methods than GET and HEAD, and requests with a long header', async () => {
    expect((await fetch(`${running.url}/docs`, {method: 'POST', body: 'a'})).status).toBe(405);
    expect((await fetch(`${running.url}/docs`, {method: 'HEAD'})).status).toBe(200);
    expect((await request('/docs', {'x-long': 'a'.repeat(9_000)})).status).toBe(400);
  });

  test('finishes open responses with the old configuration when it reloads the new one', async () => {
    const config = path.join(folder, 'site.conf');
    const original = readFileSync(config, 'utf8');
    // At this rate, the response takes about a second.
    const size = readBuiltText(script).length;
    writeFileSync(
      config,
      original.replace('  server_tokens off;', `$&\n  limit_rate ${Math.ceil(size / 2)};`),
    );
    running.reload();
    await expect.poll(async () => isSlow(await request(script)), {timeout: 10_000}).toBe(true);
    const slow = await request(script);
    writeFileSync(config, original.replace('return 200 "ok', 'return 200 "new'));
    running.reload();
    await expect.poll(async () => (await request('/healthz')).text(), {timeout: 10_000}).toBe('new\n');
    expect(await slow.text()).toBe(readBuiltText(script));
    writeFileSync(config, original);
    running.reload();
    await expect.poll(async () => (await request('/healthz')).text(), {timeout: 10_000}).toBe('ok\n');
  });

  test('serves scripts, styles and fonts with content types that browsers accept despite the nosniff header', async () => {
    const kinds: [RegExp, RegExp][] = [
      [/\.js$/, /^(application|text)\/javascript; charset=utf-8$/],
      [/\.css$/, /^text\/css; charset=utf-8$/],
      [/\.woff2$/, /^font\/woff2$/],
    ];
    for (const [name, type] of kinds) {
      const file = readBuiltFiles().find(built => built.startsWith('/assets/') && name.test(built)) ?? '';
      expect((await request(file)).headers.get('content-type')).toMatch(type);
    }
  });
});

test.skipIf(!nginx)(
  'nginx redirects pages that have moved, also with .html or a slash at the end',
  async () => {
    const build = path.join(folder, 'moved');
    const packaged = path.join(folder, 'moved-package');
    mkdirSync(path.join(build, 'docs'), {recursive: true});
    copyFileSync('build/_headers', path.join(build, '_headers'));
    writeFileSync(path.join(build, '404.html'), 'not found');
    writeFileSync(path.join(build, 'docs/old.html'), 'the page for hosts without redirects');
    writeFileSync(
      path.join(build, '_redirects'),
      '/docs/old /docs/new 301\n/docs/v9.1/part /docs/new#part 301\n/gone / 301\n',
    );
    const port = await findFreePort();
    await createPackage(build, packaged, {listen: `127.0.0.1:${port}`, quality: 1});
    const server = await startNginx(nginx ?? {executable: '', brotliModule: ''}, packaged, port);
    try {
      for (const [from, to] of [
        ['/docs/old', '/docs/new'],
        ['/docs/old?x=1', '/docs/new?x=1'],
        ['/docs/v9.1/part?x=1', '/docs/new?x=1#part'],
        ['/gone', '/'],
        ['/docs/old.html', '/docs/old'],
        ['/docs/old/', '/docs/old'],
      ]) {
        const {status, headers} = await fetch(server.url + from, {redirect: 'manual'});
        expect([from, status, headers.get('location')]).toEqual([from, 301, to]);
      }
      expect((await fetch(`${server.url}/_redirects`)).status).toBe(404);
    } finally {
      await server.stop();
    }
  },
);

test('createPackage keeps the recent files of the previous package in all folders with hashed names', async () => {
  const [previous, next] = [path.join(folder, 'old'), path.join(folder, 'next')];
  const build = path.join(folder, 'small');
  const writeBuild = (...files: string[]) => {
    rmSync(build, {recursive: true, force: true});
    for (const file of files) {
      mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
      writeFileSync(path.join(build, file), 'a');
    }
    copyFileSync('build/_headers', path.join(build, '_headers'));
  };
  writeBuild('assets/a.12345678.js', 'assets/old.12345678.js', 'programs/a.js', 'old.html');
  const longAgo = new Date(Date.now() - 40 * 86_400_000);
  utimesSync(path.join(build, 'assets/old.12345678.js'), longAgo, longAgo);
  await createPackage(build, previous);
  // The previous package has no folder `types`.
  writeBuild('assets/b.12345678.js', 'types/b.json', 'index.html');
  await createPackage(build, next, {previous});
  const kept = readdirSync(path.join(next, 'html'), {recursive: true, encoding: 'utf8'});
  expect(kept.filter(file => path.extname(file) !== '').sort()).toEqual([
    'assets/a.12345678.js',
    'assets/b.12345678.js',
    'index.html',
    'programs/a.js',
    'types/b.json',
  ]);
  await expect(createPackage(build, next, {previous: next})).rejects.toThrow(
    'Write the new package to another folder.',
  );
});
