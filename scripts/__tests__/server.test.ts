import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {isPagePath, type RunningServer, startServer} from '../server';

let directory: string;
let running: RunningServer;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries({
    'index.html': 'home',
    'docs.html': 'docs',
    '404.html': 'not found',
    'a.js': '1',
    'docs.md': '# Docs',
    'llms.txt': '# Site',
    _headers: '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, immutable\n',
  })) {
    writeFileSync(path.join(directory, file), text);
  }
  running = await startServer(directory, 0);
});

afterAll(async () => {
  await running.close();
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
])('%s answers %i', async (pathname, status, text) => {
  const response = await fetch(running.url + pathname);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});

test('a missing asset is never answered with HTML', async () => {
  const response = await fetch(`${running.url}/assets/gone.css`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test.each([
  ['/docs.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
])('%s is served as %s', async (pathname, type) => {
  const response = await fetch(running.url + pathname);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

test('a slash at the end is taken away, and never leads to another host', async () => {
  const response = await fetch(`${running.url}/docs/?x=1`, {redirect: 'manual'});
  expect([response.status, response.headers.get('location')]).toEqual([301, '/docs?x=1']);
  const other = await fetch(`${running.url}//example.org/`, {redirect: 'manual'});
  expect(other.headers.get('location')).toBe('/example.org');
});

test('the headers of the build are added to every answer, and the file that has them is not served', async () => {
  for (const pathname of ['/docs', '/nothing', '/a.js', '/assets/gone.js']) {
    const {headers} = await fetch(running.url + pathname);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  expect((await fetch(`${running.url}/_headers`)).status).toBe(404);
});

test('a file with a hash in its name may be kept, but not the answer that it is missing', async () => {
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'assets/b.js'), '1');
  const present = await fetch(`${running.url}/assets/b.js`);
  expect(present.headers.get('cache-control')).toBe('public, immutable');
});

test('a file that is there but can’t be opened ends its own answer only', async () => {
  const socket = createServer().listen(path.join(directory, 'taken.js'));
  await once(socket, 'listening');
  await expect(fetch(`${running.url}/taken.js`)).rejects.toThrow('fetch failed');
  socket.close();
  expect((await fetch(`${running.url}/a.js`)).status).toBe(200);
});

test('without a build it says what to do', async () => {
  await expect(startServer(path.join(directory, 'none'), 0)).rejects.toThrow(
    'Build the site first: npm run build',
  );
});

test('a path asks for a page unless it names another kind of file', () => {
  expect(['/docs', '/docs/router.html', '/a.js', '/img/x.svg'].map(isPagePath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
