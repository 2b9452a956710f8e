import type {Hierarchy, SearchRecord} from '../shared/search';

/** The part of Algolia's request that DocSearch and our pages send: https://www.algolia.com/doc/rest-api/search/ */
export type SearchRequest = {
  indexName?: string;
  query?: string;
  /** All of these must hold; of a nested list, one. `name:value` each. */
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  page?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** `attribute:words` each. */
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

/** What DocSearch asks of a client. */
export type SearchClient = {
  search: (request: {requests: SearchRequest[]}) => Promise<SearchResponses>;
};
