import {
  createAnchor,
  recordsFormat,
  type PageEntry,
  type RecordsFile,
  type SearchRecord,
} from '../../shared/search';

/** How much of a section stays readable, in characters: enough for the passages that results show. */
const contentLength = 240;

/** The file for records of one `docusaurus_tag`, given in the order of their pages. `origin` is what their URLs start with. */
export function createRecordsFile(records: SearchRecord[], origin: string): RecordsFile {
  const pages = new Map<string, PageEntry>();
  const said = new Map<PageEntry, Set<string>>();
  for (const record of records) {
    const path = record.objectID.replace(/#.*/, '');
    const page = pages.get(path) ?? createPage(record, path);
    const words = said.get(page) ?? new Set();
    pages.set(path, page);
    said.set(page, words);
    addSection(page, record, words);
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
  {hierarchy, weight, label, description, keywords}: SearchRecord,
  path: string,
): PageEntry {
  return {
    path,
    category: hierarchy.lvl0,
    title: hierarchy.lvl1 ?? path,
    rank: weight.pageRank,
    ...(label && {label}),
    ...(description && {description}),
    ...(keywords && {keywords}),
    sections: [],
  };
}

/** `said` are the words, in lower case, that the page's sections so far have. */
function addSection(page: PageEntry, record: SearchRecord, said: Set<string>): void {
  const {type, hierarchy, anchor, weight, code} = record;
  const level = Number(type.slice(3));
  const heading = level > 1 ? (hierarchy[type] ?? '') : undefined;
  const {content, more} = shorten(record.content ?? '', said);
  const identifiers = takeNew(selectIdentifiers(code ?? ''), said);
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

/** Cuts a long text after a sentence or a word; of the rest, the words that are new stay. */
function shorten(text: string, said: Set<string>): {content: string; more: string} {
  // A little over the length isn't worth a cut.
  const end = text.length <= contentLength * 1.2 ? text.length : findEnd(text);
  const content = text.slice(0, end).trimEnd();
  takeNew(splitWords(content), said);
  return {content, more: takeNew(splitWords(text.slice(end)), said)};
}

function findEnd(text: string): number {
  const sentence = text.lastIndexOf('. ', contentLength);
  return sentence > contentLength / 2 ? sentence + 1 : text.lastIndexOf(' ', contentLength);
}

function splitWords(text: string): string[] {
  return text.match(/@?[\p{L}\p{N}_$]+(?:[./\-'’][\p{L}\p{N}_$]+)*/gu) ?? [];
}

/** Words that can only be a name in code: they have humps, a scope, or capitals. The others are in the prose as well. */
function selectIdentifiers(code: string): string[] {
  return code.split(' ').filter(word => /\p{Ll}\p{Lu}|^@|\p{Lu}{2}/u.test(word));
}

/** The words that were not said so far, parted by spaces; from now on they are. */
function takeNew(words: string[], said: Set<string>): string {
  return words
    .filter(word => {
      const key = word.toLowerCase();
      const isNew = !said.has(key);
      said.add(key);
      return isNew;
    })
    .join(' ');
}
