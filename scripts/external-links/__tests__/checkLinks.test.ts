import {createServer, type Server, type ServerResponse} from 'node:http';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {checkLink, type Limits} from '../checkLink';
import {checkLinks, type RunLimits} from '../checkLinks';

let server: Server;
let origin: string;
/** The paths of the requests in their order. */
let requests: string[];
/** How long the code waited between attempts, in milliseconds. */
let waits: number[];
/** How many requests the server has handled at the same time at most. */
let maxRunning: number;

const limits: Limits = {
  attempts: 3,
  responseMs: 10_000,
  backOffMs: 1_000,
  maxWaitMs: 60_000,
  wait: ms => {
    waits.push(ms);
    return Promise.resolve();
  },
};
const runLimits: RunLimits = {...limits, hosts: 4, totalMs: 10_000, cacheMs: 1_000_000};

beforeEach(async () => {
  [requests, waits, maxRunning] = [[], [], 0];
  let running = 0;
  server = createServer(({url = ''}, response) => {
    requests.push(url);
    running++;
    maxRunning = Math.max(maxRunning, running);
    response.on('close', () => running--);
    respond(url, response);
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise(resolve => server.close(resolve));
});

/**
 * Responds with the status in the path. `/429-then-200` responds with 429 first. The query is where a redirect leads, or the value of
 * `Retry-After`.
 */
function respond(url: string, response: ServerResponse): void {
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/.exec(url) ?? [];
  const earlier = requests.filter(request => request === url).length - 1;
  const statuses = path.slice(1).split('-then-');
  const status = Number(statuses[Math.min(earlier, statuses.length - 1)]);
  if (path === '/never') {
    return;
  }
  if (path === '/slowly') {
    setTimeout(() => response.end('late'), 50);
  } else if (path === '/disconnect') {
    response.destroy();
  } else if (path === '/loop') {
    response.writeHead(302, {location: '/loop'}).end();
  } else {
    const isRedirect = status >= 300 && status < 400 && status !== 304;
    response.writeHead(status, {
      ...(isRedirect && {location: query ?? '/200'}),
      ...(!isRedirect && query !== undefined && {'retry-after': decodeURIComponent(query)}),
    });
    response.end('body');
  }
}

const check = (path: string) => checkLink(origin + path, limits);

test.each([
  ['/200', {state: 'works', detail: 'status 200'}],
  ['/slowly', {state: 'works', detail: 'status 200'}],
  ['/404', {state: 'broken', detail: 'status 404'}],
  ['/410', {state: 'broken', detail: 'status 410'}],
  ['/304', {state: 'broken', detail: 'status 304'}],
  ['/403', {state: 'undecided', detail: 'status 403'}],
  ['/999', {state: 'undecided', detail: 'status 999'}],
])('%s is decided after one attempt', async (path, expected) => {
  expect(await check(path)).toEqual(expected);
  expect(waits).toEqual([]);
});

test.each([
  ['/500', {state: 'broken', detail: 'status 500 in 3 attempts'}],
  ['/429', {state: 'undecided', detail: 'status 429 in 3 attempts'}],
  ['/never', {state: 'broken', detail: 'no response within 0.1 s in 3 attempts'}],
  ['/disconnect', {state: 'broken', detail: expect.stringMatching(/^no response \(.+\) in 3 attempts$/)}],
])('%s is requested three times, with twice the wait before the last one', async (path, expected) => {
  const responseMs = path === '/never' ? 100 : limits.responseMs;
  expect(await checkLink(origin + path, {...limits, responseMs})).toEqual(expected);
  expect(requests).toEqual([path, path, path]);
  expect(waits).toEqual([1_000, 2_000]);
});

test('a link that works at the second attempt works', async () => {
  expect(await check('/500-then-200')).toEqual({state: 'works', detail: 'status 200'});
  expect(await check('/500-then-404')).toEqual({state: 'broken', detail: 'status 404 in 2 attempts'});
});

test('Retry-After replaces the wait, in seconds or as a date', async () => {
  expect(await check('/429-then-200?7')).toMatchObject({state: 'works'});
  expect(waits).toEqual([7_000]);
  await check(`/429-then-200?${encodeURIComponent(new Date(Date.now() + 30_000).toUTCString())}`);
  expect(waits[1]).toBeGreaterThan(25_000);
  expect(waits[1]).toBeLessThanOrEqual(30_000);
  await check('/429-then-200?soon');
  expect(waits[2]).toBe(1_000);
});

test('a server that asks for a long wait is left alone', async () => {
  expect(await check('/429?3600')).toEqual({
    state: 'undecided',
    detail: 'status 429, which asks to wait for 3600 s',
  });
  expect(requests).toHaveLength(1);
});

test('permanent redirects are followed and reported, temporary ones are only followed', async () => {
  expect(await check('/301')).toEqual({state: 'works', detail: 'status 200', movedTo: `${origin}/200`});
  expect(await check('/302')).toEqual({state: 'works', detail: 'status 200'});
  expect(await check('/308?/302')).toMatchObject({state: 'works', movedTo: `${origin}/302`});
  expect(await check('/302?/301')).toEqual({state: 'works', detail: 'status 200'});
  expect(await check('/301?/404')).toMatchObject({state: 'broken', detail: 'status 404'});
});

test('a loop of redirects is broken', async () => {
  expect(await check('/loop')).toEqual({state: 'broken', detail: 'more than 10 redirects'});
  expect(requests).toHaveLength(11);
});

test('each host gets one request at a time, and several hosts at the same time', async () => {
  const paths = ['/200', '/slowly', '/404', '/slowly?2'];
  await checkLinks(
    paths.map(path => origin + path),
    {},
    runLimits,
  );
  expect(requests).toEqual(paths);
  expect(maxRunning).toBe(1);
  const otherHost = origin.replace('127.0.0.1', 'localhost');
  await checkLinks([`${origin}/slowly`, `${otherHost}/slowly`], {}, runLimits);
  expect(maxRunning).toBe(2);
});

test('links that have worked recently are skipped, and all others are requested', async () => {
  const now = Date.now();
  const urls = ['/200', '/200?old', '/404', '/301'].map(path => origin + path);
  const [recent = '', old = '', broken = ''] = urls;
  const cached = {[recent]: now - 1_000, [old]: now - 2_000_000, 'https://removed.example/': now};
  const {results, cache} = await checkLinks(urls, cached, runLimits);
  expect(requests).toEqual(['/200?old', '/404', '/301', '/200']);
  expect(results.get(recent)?.detail).toMatch(/^worked on \d{4}-\d\d-\d\d$/);
  expect(results.get(broken)?.state).toBe('broken');
  expect(cache[recent]).toBe(now - 1_000);
  expect(cache[old]).toBeGreaterThanOrEqual(now);
  expect(Object.keys(cache)).toEqual([recent, old]);
});

test('links that aren’t reached within the time limit are left for the next run', async () => {
  const urls = ['/slowly', '/200'].map(path => origin + path);
  const {results, cache} = await checkLinks(urls, {}, {...runLimits, totalMs: 20});
  expect([...results.values()].map(({state}) => state)).toEqual(['works', 'unchecked']);
  expect(Object.keys(cache)).toEqual([`${origin}/slowly`]);
});
