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
  content: 'A router groups procedures.',
  url: 'https://example.org/site/docs/router',
  anchor: null,
  language: 'en',
  docusaurus_tag: 'docs-default-9.x',
  weight: {pageRank: 100, level: 100, position: 0},
};

let server: Server;

/** A server that answers as the dev server would, with "page" where it would answer with the page. */
async function serve(read: (tag: string) => Promise<SearchRecord[]>): Promise<string> {
  const middleware = createRecordsMiddleware({read}, {url: 'https://example.org', baseUrl: '/site/'});
  server = createServer((request, response) =>
    middleware(request, response, error => {
      response.statusCode = error instanceof Error ? 500 : 200;
      response.end(error instanceof Error ? error.message : 'page');
    }),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/site/`;
}

afterEach(() => void server.close());

test('a records file is made of what is there when it is asked for', async () => {
  const asked: string[] = [];
  const url = await serve(tag => {
    asked.push(tag);
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
  expect(asked).toEqual(['docs-default-9.x']);
});

test('a tag without records is not found, and other addresses are left to others', async () => {
  const url = await serve(() => Promise.resolve([]));
  expect((await fetch(`${url}search-records/other.json`)).status).toBe(404);
  expect(await (await fetch(`${url}docs/router`)).text()).toBe('page');
});

test('a source that can not be read is an error of the server', async () => {
  const url = await serve(() => Promise.reject(new Error('no such file')));
  const response = await fetch(`${url}search-records/default.json`);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('no such file');
});
