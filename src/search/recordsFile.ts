import {
  createAnchor,
  recordsFormat,
  type HeadingLevel,
  type PageEntry,
  type RecordsFile,
  type SearchRecord,
} from '../shared/search';

/** Returns the records of a parsed records file. Throws if `file` has another format or isn't a records file. */
export function parseRecordsFile(file: unknown): SearchRecord[] {
  if (!isRecordsFile(file)) {
    throw new Error(`The search records aren't in the expected format ${recordsFormat}. Reload the page.`);
  }
  return file.pages.flatMap(page => createRecords(page, file));
}

function createRecords(page: PageEntry, file: RecordsFile): SearchRecord[] {
  const {path, title, category, section: pageSection = category, label, description, keywords} = page;
  const headings: (string | undefined)[] = [];
  return page.sections.map((section, position) => {
    const isPageStart = section.heading === undefined;
    const level = isPageStart ? 1 : (section.level ?? 2);
    const anchor = isPageStart ? null : (section.anchor ?? createAnchor(section.heading ?? ''));
    const hash = anchor === null ? '' : `#${anchor}`;
    headings.length = level;
    headings[level - 1] = section.heading;
    return {
      objectID: path + hash,
      // TypeScript doesn't know that `level` is always from 1 to 6.
      type: `lvl${level}` as HeadingLevel,
      hierarchy: {
        lvl0: category,
        lvl1: title,
        lvl2: headings[1] ?? null,
        lvl3: headings[2] ?? null,
        lvl4: headings[3] ?? null,
        lvl5: headings[4] ?? null,
        lvl6: headings[5] ?? null,
      },
      section: pageSection,
      content: section.content ?? null,
      more: section.more,
      code: section.code,
      url: file.origin + path + hash,
      anchor,
      weight: {pageRank: section.rank ?? page.rank, level: 110 - level * 10, position},
      language: file.language,
      docusaurus_tag: file.docusaurus_tag,
      version: file.version,
      ...(isPageStart && {label, description, keywords}),
    };
  });
}

/** Checks only some properties. If one of these were wrong, the index would throw or hits would have broken URLs. */
function isRecordsFile(value: unknown): value is RecordsFile {
  return (
    isObject(value) &&
    value.format === recordsFormat &&
    typeof value.origin === 'string' &&
    typeof value.docusaurus_tag === 'string' &&
    Array.isArray(value.pages) &&
    value.pages.every(isPage)
  );
}

function isPage(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.path === 'string' &&
    typeof value.title === 'string' &&
    typeof value.category === 'string' &&
    Array.isArray(value.sections) &&
    value.sections.every(isObject)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
