import type {SearchHit} from '../types';

/** Creates a hit from the names of its category, its page and its headings. */
export function createHit(objectID: string, names: string[]): SearchHit {
  const [lvl0 = '', lvl1 = '', lvl2 = null, lvl3 = null] = names;
  return {
    objectID,
    // TypeScript doesn't know that there are two to four names.
    type: `lvl${names.length - 1}` as SearchHit['type'],
    hierarchy: {lvl0, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
    content: null,
    url: `https://example.org${objectID}`,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {},
  };
}
