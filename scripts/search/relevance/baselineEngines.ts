// Creates search engines that index the site's search records. The benchmarks and tests compare the site's own search with these engines.
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type {SearchRecord} from '../../../src/shared/search';
import {listTags, type SearchEngine} from './measure';

/** Creates a MiniSearch engine with its default options: no prefix search, no fuzzy search, and equal weights for all fields. */
export function createDefaultMiniSearch(records: Map<string, SearchRecord[]>): SearchEngine {
  const search = searchPerVersion(records, list => {
    const index = new MiniSearch({
      idField: 'objectID',
      fields: ['title', 'heading', 'content', 'code', 'keywords'],
    });
    index.addAll(list.map(createDocument));
    return query => index.search(query).map(({id}) => String(id));
  });
  return async (query, version) => search(version)(query);
}

/**
 * Creates a Lunr engine that works like the common Docusaurus plugin for local search:
 * - Titles, headings, descriptions, keywords and text have separate indexes. Results from the title index come first, then those from
 *   the heading index, and so on. There are at most eight results.
 * - All words of the query are required, and the last word may be a prefix. If there is no match, each word may have one typo.
 * - If there is still no match, the engine tries both steps again without stop words.
 */
export function createLunrPluginEngine(records: Map<string, SearchRecord[]>): SearchEngine {
  const search = searchPerVersion(records, list => {
    const documents = list.map(createDocument);
    const pages = documents.filter(({isPage}) => isPage);
    const indexes = [
      createLunrIndex(pages, ({title}) => title),
      createLunrIndex(documents, ({isPage, heading}) => (isPage ? '' : heading)),
      createLunrIndex(pages, ({description}) => description),
      createLunrIndex(pages, ({keywords}) => keywords),
      createLunrIndex(documents, ({content}) => content),
    ];
    return query => {
      const words = lunr.tokenizer(query).map(String);
      const contentWords = words.filter(word => lunr.stopWordFilter(new lunr.Token(word, {})));
      for (const required of contentWords.length < words.length ? [words, contentWords] : [words]) {
        for (const maxTypos of [0, 1]) {
          const results = indexes.flatMap(index => searchIndex(index, required, maxTypos));
          if (results.length > 0) {
            return [...new Set(results)].slice(0, 8);
          }
        }
      }
      return [];
    };
  });
  return async (query, version) => search(version)(query);
}

type Document = ReturnType<typeof createDocument>;

function createDocument({objectID, type, hierarchy, content, code, keywords, description}: SearchRecord) {
  return {
    objectID,
    isPage: type === 'lvl1',
    title: hierarchy.lvl1 ?? '',
    heading: hierarchy[type] ?? '',
    description: description ?? '',
    keywords: keywords?.join(' ') ?? '',
    // The Docusaurus plugin also indexes the text of code blocks.
    content: [content, code].filter(Boolean).join(' '),
    code: code ?? '',
  };
}

function createLunrIndex(documents: Document[], read: (document: Document) => string): lunr.Index {
  return lunr(function () {
    this.ref('objectID');
    this.field('text');
    documents.forEach(document => this.add({objectID: document.objectID, text: read(document)}));
  });
}

function searchIndex(index: lunr.Index, words: string[], maxTypos: number): string[] {
  return index
    .query(query => {
      words.forEach((word, position) => {
        const isLast = position === words.length - 1;
        query.term(word, {
          presence: lunr.Query.presence.REQUIRED,
          editDistance: maxTypos,
          wildcard: isLast && maxTypos === 0 ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE,
        });
      });
    })
    .map(({ref}) => ref);
}

type Search = (query: string) => string[];

/** Indexes each version when it is searched for the first time. Converts the ids of the found records to page paths. */
function searchPerVersion(
  records: Map<string, SearchRecord[]>,
  create: (records: SearchRecord[]) => Search,
): (version: string) => Search {
  const searches = new Map<string, Search>();
  return version => {
    const tags = listTags(version);
    const search = searches.get(tags.join()) ?? create(tags.flatMap(tag => records.get(tag) ?? []));
    searches.set(tags.join(), search);
    return query => search(query).map(id => id.replace(/#.*/, ''));
  };
}
