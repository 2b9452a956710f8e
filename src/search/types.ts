import type {Hierarchy, SearchRecord} from '../shared/search';

/** The subset of Algolia's search request that DocSearch and this site use: https://www.algolia.com/doc/rest-api/search/ */
export type SearchRequest = {
  indexName?: string;
  query?: string;
  /**
   * Each filter is `name:value`. A record has to pass every filter in the list. A nested list is passed if one of its filters is passed.
   */
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  page?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** Each entry is `attribute:length`, with the length of the snippet in words. */
  attributesToSnippet?: string[];
};

export type FacetFilters = readonly (string | readonly string[])[];

export type Highlighted = {value: string; matchLevel: 'none' | 'full'};

type HighlightedHierarchy = Partial<Record<keyof Hierarchy, Highlighted>>;

export type SearchHit = Pick<
  SearchRecord,
  'objectID' | 'type' | 'hierarchy' | 'content' | 'url' | 'anchor' | 'docusaurus_tag' | 'language' | 'version'
> & {
  _highlightResult: {hierarchy: HighlightedHierarchy; content?: Highlighted};
  _snippetResult: {hierarchy: HighlightedHierarchy; content?: Highlighted};
};

export type SearchResponse = {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index?: string;
  processingTimeMS: number;
};

export type SearchResponses = {results: SearchResponse[]};

/** The client interface that DocSearch expects. */
export type SearchClient = {
  search: (request: {requests: SearchRequest[]}) => Promise<SearchResponses>;
};
