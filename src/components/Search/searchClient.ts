import {synonymGroups} from '@site/src/shared/searchSynonyms';
import {createEmbeddedClient, type EmbeddedClient} from '@site/src/search/client';
import {createHostedClient} from '@site/src/search/hosted';
import {parseRecordsFile} from '@site/src/search/recordsFile';
import type {SearchClient} from '@site/src/search/types';
import {fetchJson} from '../Json/fetchJson';
import {recordsPath, type SearchProvider, type SearchRecord} from '@site/src/shared/search';

let embedded: EmbeddedClient | undefined;

/** Returns the client of the built-in search. The modal and the search page share it, so that each index is built once. */
export function getEmbeddedClient(baseUrl: string): EmbeddedClient {
  embedded ??= createEmbeddedClient(tag => readRecords(baseUrl, tag), synonymGroups);
  return embedded;
}

/** Creates a client for the search provider that the build has chosen. */
export function createSearchClient(provider: SearchProvider, baseUrl: string): SearchClient {
  const builtIn = getEmbeddedClient(baseUrl);
  return provider.kind === 'hosted'
    ? createHostedClient(createLazyAlgoliaClient(provider), builtIn)
    : builtIn;
}

/** Creates a client that searches with Algolia. Its code is loaded by the first search, so that sites without Algolia don't load it. */
function createLazyAlgoliaClient(provider: Extract<SearchProvider, {kind: 'hosted'}>): SearchClient {
  let client: SearchClient | undefined;
  return {
    async search(request) {
      const {createAlgoliaClient} = await import('@site/src/search/algolia');
      client ??= createAlgoliaClient(provider);
      return client.search(request);
    },
  };
}

/** Fetches a tag's search records from a file. The build has written this file. In development, the dev server creates it on request. */
async function readRecords(baseUrl: string, tag: string): Promise<SearchRecord[]> {
  return parseRecordsFile(await fetchJson(baseUrl + recordsPath(tag)));
}
