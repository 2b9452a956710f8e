import {recordsPath, type SearchRecord} from '@site/src/shared/search';
import {parseRecordsFile} from '@site/src/search/recordsFile';

/** Fetches a tag's search records from a file. The build has written this file. In development, the dev server creates it on request. */
export async function readRecords(baseUrl: string, tag: string): Promise<SearchRecord[]> {
  const url = baseUrl + recordsPath(tag);
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(
      `Couldn't load the search records from ${url}: the server sent status ${response.status}.`,
    );
  }
  return parseRecordsFile(await response.json());
}
