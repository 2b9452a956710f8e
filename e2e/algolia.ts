import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';

type Hierarchy = Record<string, string | null>;
type StoredRecord = {
  objectID: string;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  [attribute: string]: unknown;
};

export type AlgoliaQuery = {
  indexName: string;
  query: string;
  facetFilters: (string | string[])[];
  hitsPerPage: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
};

export type AlgoliaServer = {
  url: string;
  /** What was asked so far: the account's names as they came, and each query. */
  asked: {appId: string | null; apiKey: string | null; query: AlgoliaQuery}[];
  close: () => Promise<void>;
};

/**
 * A server that speaks the part of Algolia's protocol that search uses, over an index of `records`: one JSON object on each line, as
 * `npm run search:export` writes them. https://www.algolia.com/doc/rest-api/search/#search-multiple-indices
 */
export async function startAlgolia(recordsFile: string): Promise<AlgoliaServer> {
  const records = readFileSync(recordsFile, 'utf8')
    .trim()
    .split('\n')
    // The export writes this shape.
    .map(line => JSON.parse(line) as StoredRecord);
  const asked: AlgoliaServer['asked'] = [];
  const server = createServer(async (request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'POST' || pathname !== '/1/indexes/*/queries') {
      response
        .writeHead(404)
        .end(JSON.stringify({message: 'Path not supported by this test server', status: 404}));
      return;
    }
    const read = (name: string) => searchParams.get(name) ?? request.headers[name]?.toString() ?? null;
    // The protocol's own shape.
    const {requests} = JSON.parse(await readBody(request)) as {requests: AlgoliaQuery[]};
    const results = requests.map(query => {
      asked.push({appId: read('x-algolia-application-id'), apiKey: read('x-algolia-api-key'), query});
      return answer(query, records);
    });
    response
      .writeHead(200, {'content-type': 'application/json', 'access-control-allow-origin': '*'})
      .end(JSON.stringify({results}));
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  // A server that listens on a port has this kind of address.
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    asked,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Leads the page's requests to Algolia's hosts to the server. */
export async function connectAlgolia(page: Page, {url}: AlgoliaServer): Promise<void> {
  await page.route(algoliaHosts, async route => {
    const request = route.request();
    const {pathname, search} = new URL(request.url());
    const response = await fetch(url + pathname + search, {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    });
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

export const algoliaHosts = /^https:\/\/testapp[^/]*\.algolia(?:net\.com|\.net)\//i;

function answer(query: AlgoliaQuery, records: StoredRecord[]) {
  const {hitsPerPage = 20, highlightPreTag = '<em>', highlightPostTag = '</em>'} = query;
  const words = query.query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter(
    record =>
      query.facetFilters.every(filter =>
        [filter].flat().some(alternative => {
          const [name = '', value] = alternative.split(':');
          return record[name] === value;
        }),
      ) && words.every(word => JSON.stringify(record).toLowerCase().includes(word)),
  );
  const mark = (text: string) => {
    const word = words.find(candidate => text.toLowerCase().includes(candidate)) ?? '';
    const start = text.toLowerCase().indexOf(word);
    const marked = highlightPreTag + text.slice(start, start + word.length) + highlightPostTag;
    return {
      value: word ? text.slice(0, start) + marked + text.slice(start + word.length) : text,
      matchLevel: word ? 'full' : 'none',
    };
  };
  const hits = found.slice(0, hitsPerPage).map(record => {
    const hierarchy = Object.fromEntries(
      Object.entries(record.hierarchy).flatMap(([level, name]) => (name ? [[level, mark(name)]] : [])),
    );
    const marks = {hierarchy, ...(record.content && {content: mark(record.content.slice(0, 120))})};
    return {...record, _highlightResult: marks, _snippetResult: marks};
  });
  return {
    hits,
    nbHits: found.length,
    page: 0,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query: query.query,
    index: query.indexName,
    processingTimeMS: 1,
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString();
}
