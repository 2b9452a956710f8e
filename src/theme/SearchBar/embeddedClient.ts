import {createEmbeddedClient, type EmbeddedClient} from '@site/src/search/client';
import {readRecords} from './readRecords';

let client: EmbeddedClient | undefined;

/** The client over the site's own records: one for the modal and the search page, so that each index is made once. */
export function getEmbeddedClient(baseUrl: string): EmbeddedClient {
  client ??= createEmbeddedClient(tag => readRecords(baseUrl, tag));
  return client;
}
