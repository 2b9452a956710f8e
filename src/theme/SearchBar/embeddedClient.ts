import {createEmbeddedClient, type EmbeddedClient} from '@site/src/search/client';
import {readRecords} from './readRecords';

let client: EmbeddedClient | undefined;

/** Returns the client of the built-in search. The modal and the search page share it, so that each index is built once. */
export function getEmbeddedClient(baseUrl: string): EmbeddedClient {
  client ??= createEmbeddedClient(tag => readRecords(baseUrl, tag));
  return client;
}
