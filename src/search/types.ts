import type {Hierarchy, SearchRecord} from '../shared/search';
import type {SectionCount} from './sections';

export type SearchRequest = {
  query: string;
  facetFilters: FacetFilters;
  /** Limits the hits to this section of the sidebar. */
  section?: string;
  hitsPerPage: number;
  /** Number of words in the passages that are shown below the headings of hits. */
  passageLength: number;
};

/**
 * Each filter is `name:value`. A record has to pass every filter in the list. A nested list is passed if one of its filters is passed.
 */
export type FacetFilters = readonly (string | readonly string[])[];

/** A hit in Algolia's format. The values of `_highlightResult` and `_snippetResult` are HTML with the matches in `<mark>` elements. */
export type SearchHit = Pick<
  SearchRecord,
  'objectID' | 'type' | 'hierarchy' | 'content' | 'url' | 'version'
> & {
  _highlightResult: {hierarchy: Partial<Record<keyof Hierarchy, Highlighted>>};
  _snippetResult: {
    /** The passage of `content` that contains the most matches. */
    content?: Highlighted;
    /** Matching words that are neither in the headings nor in the passage, such as identifiers in code blocks. */
    words?: Highlighted;
  };
};

export type Highlighted = {value: string};

export type SearchResponse = {
  hits: SearchHit[];
  nbHits: number;
  /** The sections of the sidebar that contain hits. `section` in the request doesn't change this list. */
  sections: SectionCount[];
  /** The words of the query that no page of the version contains. Undefined if Algolia responded, because it doesn't say. */
  unknownWords?: string[];
  /** True if even the best page contains only a small part of the query. Undefined if Algolia responded, because it doesn't say. */
  hasNoCloseMatch?: boolean;
  /** True if Algolia failed, so that the hits come from the embedded index. */
  isFallback?: boolean;
};

export type SearchClient = {search: (request: SearchRequest) => Promise<SearchResponse>};
