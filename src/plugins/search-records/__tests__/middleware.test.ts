import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, test} from 'vitest';
import type {SearchRecord} from '../../../shared/search';
import {createRecordsMiddleware} from '../middleware';

const record: SearchRecord = {
  objectID: '/site/docs/router',
  type: 'lvl1',
  hierarchy: {
    lvl0: 'Server',
    lvl1: 'Routers',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  section: 'Server',
  content: 'A router groups procedures.',
  url: 'https://example.org/site/docs/router',
  anchor: null,
  language: 'en',
  docusaurus_tag: 'docs-default-9.x',
  weight: {pageRank: 100, level: 100, position: 0},
};

let server: Server;

/** Starts a server that uses the middleware and responds with "page" to all other requests. Returns the server's URL. */
async function startServer(read: (tag: string) => Promise<SearchRecord[]>): Promise<string> {
  const middleware = createRecordsMiddleware({read}, {url: 'https://example.org', baseUrl: '/site/'});
  server = createServer((request, response) =>
    middleware(request, response, error => {
      response.statusCode = error instanceof Error ? 500 : 200;
      response.end(error instanceof Error ? error.message : 'page');
    }),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // TypeScript doesn't know that the address of a server that listens on a port is an `AddressInfo`.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/site/`;
}

afterEach(() => void server.close());

test('the middleware creates a records file for a request', async () => {
  const requestedTags: string[] = [];
  const url = await startServer(tag => {
    requestedTags.push(tag);
    return Promise.resolve([record]);
  });
  const response = await fetch(`${url}search-records/docs-default-9.x.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toMatchObject({
    origin: 'https://example.org',
    docusaurus_tag: 'docs-default-9.x',
    pages: [{path: '/site/docs/router', title: 'Routers', category: 'Server'}],
  });
  expect(requestedTags).toEqual(['docs-default-9.x']);
});

test('the middleware responds with 404 for a tag without records, and ignores other paths', async () => {
  const url = await startServer(() => Promise.resolve([]));
  expect((await fetch(`${url}search-records/other.json`)).status).toBe(404);
  expect(await (await fetch(`${url}docs/router`)).text()).toBe('page');
});

test('the middleware passes the error to the server if a source file can’t be read', async () => {
  const url = await startServer(() => Promise.reject(new Error('no such file')));
  const response = await fetch(`${url}search-records/default.json`);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('no such file');
});
