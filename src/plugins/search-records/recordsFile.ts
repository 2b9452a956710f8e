import {
  createAnchor,
  recordsFormat,
  type PageEntry,
  type RecordsFile,
  type SearchRecord,
} from '../../shared/search';

/** Number of characters to which the text of a section is shortened. Snippets in search results are never longer than this. */
const maxContentLength = 240;

/**
 * Creates the file for the records of one `docusaurus_tag`. Pages and sections keep the order of `records`. The URLs of the records must
 * start with `origin`.
 */
export function createRecordsFile(records: SearchRecord[], origin: string): RecordsFile {
  const pages = new Map<string, PageEntry>();
  const knownWordsByPage = new Map<PageEntry, Set<string>>();
  for (const record of records) {
    const path = record.objectID.replace(/#.*/, '');
    const page = pages.get(path) ?? createPage(record, path);
    const knownWords = knownWordsByPage.get(page) ?? new Set();
    pages.set(path, page);
    knownWordsByPage.set(page, knownWords);
    addSection(page, record, knownWords);
  }
  const {language = 'en', docusaurus_tag = '', version} = records[0] ?? {};
  return {
    format: recordsFormat,
    origin,
    language,
    docusaurus_tag,
    ...(version && {version}),
    pages: [...pages.values()],
  };
}

function createPage(
  {hierarchy, section, weight, label, description, keywords}: SearchRecord,
  path: string,
): PageEntry {
  return {
    path,
    category: hierarchy.lvl0,
    ...(section !== hierarchy.lvl0 && {section}),
    title: hierarchy.lvl1 ?? path,
    rank: weight.pageRank,
    ...(label && {label}),
    ...(description && {description}),
    ...(keywords && {keywords}),
    sections: [],
  };
}

/** Adds the section of a record to a page. `knownWords` contains the words of the sections above it, in lower case. */
function addSection(page: PageEntry, record: SearchRecord, knownWords: Set<string>): void {
  const {type, hierarchy, anchor, weight, code} = record;
  const level = Number(type.slice(3));
  const heading = level > 1 ? (hierarchy[type] ?? '') : undefined;
  const {content, more} = shorten(record.content ?? '', knownWords);
  const identifiers = takeNewWords(selectIdentifiers(code ?? ''), knownWords);
  page.sections.push({
    ...(level > 2 && {level}),
    ...(heading !== undefined && {heading}),
    ...(anchor !== null && anchor !== createAnchor(heading ?? '') && {anchor}),
    ...(weight.pageRank !== page.rank && {rank: weight.pageRank}),
    ...(content && {content}),
    ...(more && {more}),
    ...(identifiers && {code: identifiers}),
  });
}

/** Shortens a long text after a sentence or a word. `more` contains the words of the removed text that don't occur earlier on the page. */
function shorten(text: string, knownWords: Set<string>): {content: string; more: string} {
  // Texts that are only slightly too long aren't shortened.
  const end = text.length <= maxContentLength * 1.2 ? text.length : findCutPosition(text);
  const content = text.slice(0, end).trimEnd();
  takeNewWords(splitWords(content), knownWords);
  return {content, more: takeNewWords(splitWords(text.slice(end)), knownWords)};
}

function findCutPosition(text: string): number {
  const sentence = text.lastIndexOf('. ', maxContentLength);
  return sentence > maxContentLength / 2 ? sentence + 1 : text.lastIndexOf(' ', maxContentLength);
}

function splitWords(text: string): string[] {
  return text.match(/@?[\p{L}\p{N}_$]+(?:[./\-'’][\p{L}\p{N}_$]+)*/gu) ?? [];
}

/**
 * Returns only the words that are in camel case, contain two adjacent capitals or start with `@`. Other words of code usually also occur in
 * the prose.
 */
function selectIdentifiers(code: string): string[] {
  return code.split(' ').filter(word => /\p{Ll}\p{Lu}|^@|\p{Lu}{2}/u.test(word));
}

/** Returns the words that aren't in `knownWords`, separated by spaces, and adds them to `knownWords`. */
function takeNewWords(words: string[], knownWords: Set<string>): string {
  return words
    .filter(word => {
      const key = word.toLowerCase();
      const isNew = !knownWords.has(key);
      knownWords.add(key);
      return isNew;
    })
    .join(' ');
}
