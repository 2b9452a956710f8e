import {synonymGroups} from '@site/src/shared/searchSynonyms';
import {createAlgoliaClient} from '@site/src/search/algolia';
import {createEmbeddedClient, type EmbeddedClient} from '@site/src/search/client';
import {createHostedClient} from '@site/src/search/hosted';
import {parseRecordsFile} from '@site/src/search/recordsFile';
import type {SearchClient} from '@site/src/search/types';
import {recordsPath, type SearchProvider, type SearchRecord} from '@site/src/shared/search';

/** A download fails if no data arrives for this long. A slow connection that still sends data can take as long as it needs. */
const stallLimitMs = 15_000;

let embedded: EmbeddedClient | undefined;

/** Returns the client of the built-in search. The modal and the search page share it, so that each index is built once. */
export function getEmbeddedClient(baseUrl: string): EmbeddedClient {
  embedded ??= createEmbeddedClient(tag => readRecords(baseUrl, tag), synonymGroups);
  return embedded;
}

/** Creates a client for the search provider that the build has chosen. */
export function createSearchClient(provider: SearchProvider, baseUrl: string): SearchClient {
  const builtIn = getEmbeddedClient(baseUrl);
  return provider.kind === 'hosted' ? createHostedClient(createAlgoliaClient(provider), builtIn) : builtIn;
}

/** Fetches a tag's search records from a file. The build has written this file. In development, the dev server creates it on request. */
async function readRecords(baseUrl: string, tag: string): Promise<SearchRecord[]> {
  return parseRecordsFile(await fetchJson(baseUrl + recordsPath(tag)));
}

/** Fetches a JSON file. Fails if the server sends an error or, except in development, no data for `stallLimitMs`. */
async function fetchJson(url: string): Promise<unknown> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    // The dev server creates the file when it is requested, which has no time limit.
    if (process.env.NODE_ENV !== 'development') {
      timer = setTimeout(() => controller.abort(), stallLimitMs);
    }
  };
  restartTimer();
  try {
    const response = await fetch(url, {signal: controller.signal});
    if (!response.ok) {
      throw new Error(
        `Couldn't load the search records from ${url}: the server sent status ${response.status}.`,
      );
    }
    const observer = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        restartTimer();
        stream.enqueue(chunk);
      },
    });
    return await new Response(response.body?.pipeThrough(observer)).json();
  } finally {
    clearTimeout(timer);
  }
}
