import {recordsPath, type SearchRecord} from '@site/src/shared/search';
import {parseRecordsFile} from '@site/src/search/recordsFile';

/** The records of a tag, from the file that the build made; in development, the dev server makes it when it is asked. */
export async function readRecords(baseUrl: string, tag: string): Promise<SearchRecord[]> {
  const url = baseUrl + recordsPath(tag);
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return parseRecordsFile(await response.json());
}
