import {fetchFile} from '@site/src/clientModules/fetchFile';

/** Fetches a JSON file. Fails if the server sends an error or no data (see `fetchFile`). */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetchFile(url);
  if (!response.ok) {
    throw new Error(`Couldn't load ${url}: the server sent status ${response.status}.`);
  }
  return response.json();
}
