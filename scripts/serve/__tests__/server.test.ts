import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {isPagePath, type RunningServer, startServer} from '../server';

let directory: string;
let runningServer: RunningServer;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries({
    'index.html': 'home',
    'docs.html': 'docs',
    '404.html': 'not found',
    'a.js': '1',
    'docs.md': '# Docs',
    'llms.txt': '# Site',
    'old.html': 'redirect page',
    _redirects: '/old /docs 301\n/old/section /docs#section 301\n',
    _headers: '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, immutable\n',
  })) {
    writeFileSync(path.join(directory, file), text);
  }
  runningServer = await startServer(directory, 0);
});

afterAll(async () => {
  await runningServer.close();
  rmSync(directory, {recursive: true});
});

test.each([
  ['/', 200, 'home'],
  ['/docs', 200, 'docs'],
  ['/docs?x=1', 200, 'docs'],
  ['/docs.html', 200, 'docs'],
  ['/nothing', 404, 'not found'],
  ['/assets/gone.js', 404, 'Not found'],
  ['/%E0%A4%A', 404, 'not found'],
])('the server responds to %s with status %i', async (pathname, status, text) => {
  const response = await fetch(runningServer.url + pathname);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});

test('the server responds to a missing asset with plain text instead of HTML', async () => {
  const response = await fetch(`${runningServer.url}/assets/gone.css`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test.each([
  ['/docs.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
])('the server serves %s as %s', async (pathname, type) => {
  const response = await fetch(runningServer.url + pathname);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

test.each([
  ['/old', '/docs'],
  ['/old?x=1', '/docs?x=1'],
  ['/old/section?x=1', '/docs?x=1#section'],
])('the server redirects %s to %s, because the page has moved', async (pathname, target) => {
  const response = await fetch(runningServer.url + pathname, {redirect: 'manual'});
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
  const file = await fetch(`${runningServer.url}/_redirects`);
  expect(file.status).toBe(404);
});

test('the server redirects a path with a trailing slash, but never to another host', async () => {
  const response = await fetch(`${runningServer.url}/docs/?x=1`, {redirect: 'manual'});
  expect([response.status, response.headers.get('location')]).toEqual([301, '/docs?x=1']);
  const other = await fetch(`${runningServer.url}//example.org/`, {redirect: 'manual'});
  expect(other.headers.get('location')).toBe('/example.org');
});

test('the server adds the headers of the build to every response and doesn’t serve the _headers file', async () => {
  for (const pathname of ['/docs', '/nothing', '/a.js', '/assets/gone.js']) {
    const {headers} = await fetch(runningServer.url + pathname);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  expect((await fetch(`${runningServer.url}/_headers`)).status).toBe(404);
});

test('the server lets browsers cache a file with a hash in its name', async () => {
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'assets/b.js'), '1');
  const response = await fetch(`${runningServer.url}/assets/b.js`);
  expect(response.headers.get('cache-control')).toBe('public, immutable');
});

test('the server closes the connection when a file can’t be opened, and responds to the next request', async () => {
  const socket = createServer().listen(path.join(directory, 'taken.js'));
  await once(socket, 'listening');
  await expect(fetch(`${runningServer.url}/taken.js`)).rejects.toThrow('fetch failed');
  socket.close();
  expect((await fetch(`${runningServer.url}/a.js`)).status).toBe(200);
});

test('startServer throws an error that says how to build the site when there is no build', async () => {
  await expect(startServer(path.join(directory, 'none'), 0)).rejects.toThrow(
    'Build the site first with npm run build.',
  );
});

test('isPagePath returns true for paths without an extension and for HTML files', () => {
  expect(['/docs', '/docs/router.html', '/a.js', '/img/x.svg'].map(isPagePath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
