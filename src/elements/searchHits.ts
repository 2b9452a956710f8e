import type {SearchVersion} from '@site/src/components/Search/searchSettings';
import type {SettledResults} from '@site/src/components/Search/useSearchResults';
import type {SearchHit} from '@site/src/search/types';

type FoundResults = Extract<SettledResults, {kind: 'success'}>;

/** A page with two of its sections, and a section whose page isn't a hit. */
const hits: SearchHit[] = [
  createHit('context', ['<mark>Context</mark>'], {
    content:
      'Create the <mark>context</mark> once for each request, and read it in all resolvers of your router.',
  }),
  createHit('context#create-it-and-read-it', ['<mark>Context</mark>', 'Extend the <mark>context</mark>'], {
    content: 'A middleware can add values to the <mark>context</mark>.',
    words: 'createContext',
  }),
  createHit('context#pitfalls', ['<mark>Context</mark>', 'Test a resolver'], {
    content: 'In a test, pass an object as the <mark>context</mark>.',
  }),
  createHit('authorization#pitfalls', ['Authorization', 'Find out who is calling'], {
    content: 'Store the user in the <mark>context</mark>.',
  }),
];

/** The results of a search that finds four sections. They come from the built-in search because the hosted one has failed. */
export function createResults(version: SearchVersion): FoundResults {
  return {
    kind: 'success',
    query: 'context',
    version,
    section: '',
    sections: [
      {name: 'Server', count: 3},
      {name: 'Client', count: 1},
    ],
    hits,
    nbHits: hits.length,
    isFallback: true,
  };
}

/** The results of a search that finds nothing. */
export function createEmptyResults(version: SearchVersion): FoundResults {
  return {
    ...createResults(version),
    query: 'contxet',
    sections: [],
    hits: [],
    nbHits: 0,
    isFallback: false,
  };
}

/** Creates the hit of a page, or of one of its sections if there is a heading. Title and heading are HTML with the matches in `<mark>`. */
function createHit(
  path: string,
  [title, heading]: [title: string, heading?: string],
  {content, words}: {content: string; words?: string},
): SearchHit {
  return {
    objectID: path,
    type: heading === undefined ? 'lvl1' : 'lvl2',
    hierarchy: {
      lvl0: 'Server',
      lvl1: title,
      lvl2: heading ?? null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content,
    url: `https://trpc-docs.example/docs/${path}`,
    _highlightResult: {
      hierarchy: {lvl1: {value: title}, ...(heading === undefined ? {} : {lvl2: {value: heading}})},
    },
    _snippetResult: {content: {value: content}, ...(words === undefined ? {} : {words: {value: words}})},
  };
}
