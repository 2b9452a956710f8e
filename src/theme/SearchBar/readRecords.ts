import {recordsPath, type SearchRecord} from '@site/src/shared/search';
import {parseRecordsFile} from '@site/src/search/recordsFile';

/** The records of a tag, from the file that the build made; in development, from the module that stands in for it. */
export async function readRecords(baseUrl: string, tag: string): Promise<SearchRecord[]> {
  if (process.env.NODE_ENV === 'development') {
    const {default: records} = await import('@generated/search-records/default/records.json');
    return records.filter(record => record.docusaurus_tag === tag);
  }
  const url = baseUrl + recordsPath(tag);
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return parseRecordsFile(await response.json());
}
