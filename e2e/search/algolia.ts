import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';

/** The titles of a record's category, page and headings, by level: `lvl0`, `lvl1` and so on. */
type Hierarchy = Record<string, string | null>;
/** A record in the search index. */
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
  /** Filters of the form `attribute:value`. A record must match each filter, and at least one filter of each nested array. */
  facetFilters: (string | string[])[];
  hitsPerPage: number;
  facets?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
};

export type AlgoliaServer = {
  url: string;
  /** All queries so far, each with the credentials in its request. */
  receivedQueries: {appId: string | null; apiKey: string | null; query: AlgoliaQuery}[];
  close: () => Promise<void>;
};

/**
 * Starts a server that implements the part of Algolia's search API that the site uses. `recordsFile` is the path of the file that
 * `npm run search:export` writes. Each line of this file is a record. The API is documented at
 * https://www.algolia.com/doc/rest-api/search/#search-multiple-indices
 */
export async function startAlgoliaServer(recordsFile: string): Promise<AlgoliaServer> {
  const records = readFileSync(recordsFile, 'utf8')
    .trim()
    .split('\n')
    // TypeScript doesn't know that `npm run search:export` writes records of this type.
    .map(line => ({record: JSON.parse(line) as StoredRecord, text: line.toLowerCase()}));
  const receivedQueries: AlgoliaServer['receivedQueries'] = [];
  const server = createServer(async (request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'POST' || pathname !== '/1/indexes/*/queries') {
      response
        .writeHead(404)
        .end(JSON.stringify({message: 'Path not supported by this test server', status: 404}));
      return;
    }
    const readCredential = (name: string) =>
      searchParams.get(name) ?? request.headers[name]?.toString() ?? null;
    // TypeScript doesn't know the type of the request body, which Algolia's documentation defines.
    const {requests} = JSON.parse(await readBody(request)) as {requests: AlgoliaQuery[]};
    const results = requests.map(query => {
      receivedQueries.push({
        appId: readCredential('x-algolia-application-id'),
        apiKey: readCredential('x-algolia-api-key'),
        query,
      });
      return runQuery(query, records);
    });
    response
      .writeHead(200, {'content-type': 'application/json', 'access-control-allow-origin': '*'})
      .end(JSON.stringify({results}));
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  // TypeScript doesn't know that `address()` returns an `AddressInfo` if the server listens on a port.
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    receivedQueries,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Makes the local server answer all requests that the page sends to Algolia. */
export async function routeToAlgoliaServer(page: Page, {url}: AlgoliaServer): Promise<void> {
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

/** Matches URLs on the hosts that Algolia's client uses for the application id `testapp`. */
export const algoliaHosts = /^https:\/\/testapp[^/]*\.algolia(?:net\.com|\.net)\//i;

/** Finds the records that contain every word of the query and match its filters. Returns them in Algolia's response format. */
function runQuery(query: AlgoliaQuery, records: readonly {record: StoredRecord; text: string}[]) {
  const {hitsPerPage = 20, highlightPreTag = '<em>', highlightPostTag = '</em>'} = query;
  const words = query.query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter(
    ({record, text}) =>
      query.facetFilters.every(filter =>
        [filter].flat().some(alternative => {
          const [name = '', value] = alternative.split(':');
          return record[name] === value;
        }),
      ) && words.every(word => text.includes(word)),
  );
  const matches = found.map(({record}) => record);
  const counts: Record<string, number> = {};
  for (const {section} of matches) {
    counts[String(section)] = (counts[String(section)] ?? 0) + 1;
  }
  const highlight = (text: string) => {
    const word = words.find(candidate => text.toLowerCase().includes(candidate)) ?? '';
    const start = text.toLowerCase().indexOf(word);
    const highlighted = highlightPreTag + text.slice(start, start + word.length) + highlightPostTag;
    return {
      value: word ? text.slice(0, start) + highlighted + text.slice(start + word.length) : text,
      matchLevel: word ? 'full' : 'none',
    };
  };
  /** Returns the part of a text around the first match. */
  const cutPassage = (text: string) => {
    const positions = words.map(word => text.toLowerCase().indexOf(word)).filter(position => position >= 0);
    const start = Math.max(0, Math.min(...positions, text.length) - 40);
    return positions.length > 0 ? text.slice(start, start + 120) : text.slice(0, 120);
  };
  const hits = matches.slice(0, hitsPerPage).map(record => {
    const hierarchy = Object.fromEntries(
      Object.entries(record.hierarchy).flatMap(([level, name]) => (name ? [[level, highlight(name)]] : [])),
    );
    const highlights = {hierarchy, ...(record.content && {content: highlight(cutPassage(record.content))})};
    return {...record, _highlightResult: highlights, _snippetResult: highlights};
  });
  return {
    hits,
    nbHits: matches.length,
    ...(query.facets?.includes('section') && {facets: {section: counts}}),
    page: 0,
    nbPages: Math.ceil(matches.length / hitsPerPage),
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
