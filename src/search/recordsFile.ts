import {recordsFormat, type SearchRecord} from '../shared/search';

/** The records of a parsed records file. Throws when it is of another format, or no records file at all. */
export function parseRecordsFile(file: unknown): SearchRecord[] {
  if (!isObject(file) || file.format !== recordsFormat || !Array.isArray(file.records)) {
    throw new Error(
      `Search records: found another format, expected format ${recordsFormat}. Reload the page.`,
    );
  }
  const records: unknown[] = file.records;
  const broken = records.findIndex(record => !isRecord(record));
  if (broken >= 0) {
    throw new Error(`Search records: number ${broken} is no record.`);
  }
  // Each was checked above.
  return records as SearchRecord[];
}

function isRecord(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.objectID === 'string' &&
    typeof value.url === 'string' &&
    typeof value.type === 'string' &&
    isObject(value.hierarchy) &&
    typeof value.hierarchy.lvl0 === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
