// Other search engines over the same records, to compare the site's own search with.
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type {SearchRecord} from '../src/shared/search';
import {listTags, type Engine} from './relevance';

/** MiniSearch as it comes: its own words, no prefixes, no typos, all fields alike. */
export function createPlainMiniSearch(records: Map<string, SearchRecord[]>): Engine {
  const search = perVersion(records, list => {
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
 * Lunr as the common Docusaurus plugin for local search uses it: an index each for titles, headings, descriptions, keywords and text;
 * all words required, with one edit allowed, the last also as a prefix; if that finds nothing, without the stop words. Titles come
 * first, then headings, and so on, eight results at most.
 */
export function createPluginLunr(records: Map<string, SearchRecord[]>): Engine {
  const search = perVersion(records, list => {
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
      const telling = words.filter(word => lunr.stopWordFilter(new lunr.Token(word, {})));
      for (const required of telling.length < words.length ? [words, telling] : [words]) {
        for (const edits of [0, 1]) {
          const found = indexes.flatMap(index => find(index, required, edits));
          if (found.length > 0) {
            return [...new Set(found)].slice(0, 8);
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
    // The plugin indexes the text of code blocks too.
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

function find(index: lunr.Index, words: string[], edits: number): string[] {
  return index
    .query(query => {
      words.forEach((word, position) => {
        const isLast = position === words.length - 1;
        query.term(word, {
          presence: lunr.Query.presence.REQUIRED,
          editDistance: edits,
          wildcard: isLast && edits === 0 ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE,
        });
      });
    })
    .map(({ref}) => ref);
}

type Find = (query: string) => string[];

/** Makes an index when a version is first asked for; gives pages instead of records. */
function perVersion(
  records: Map<string, SearchRecord[]>,
  create: (records: SearchRecord[]) => Find,
): (version: string) => Find {
  const made = new Map<string, Find>();
  return version => {
    const tags = listTags(version);
    const search = made.get(tags.join()) ?? create(tags.flatMap(tag => records.get(tag) ?? []));
    made.set(tags.join(), search);
    return query => search(query).map(id => id.replace(/#.*/, ''));
  };
}
