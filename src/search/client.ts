import type {Hierarchy, SearchRecord} from '../shared/search';
import {hasMatch, highlight, snippet, type Marks} from './highlighting';
import {rankRecords, type RankedRecord} from './ranking';
import {createRecordIndex, type RecordIndex} from './recordIndex';
import type {
  FacetFilters,
  Highlighted,
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from './types';

export type EmbeddedClient = SearchClient & {
  /** Gets the index for these filters ready before the first query. Never throws. */
  prepare: (facetFilters: FacetFilters) => void;
};

/**
 * Answers from the records that `readRecords` gives for a `docusaurus_tag`, in the shape of Algolia's responses. Records are read when
 * a query first asks for their tag; a read that failed is tried again by the next query.
 */
export function createEmbeddedClient(readRecords: (tag: string) => Promise<SearchRecord[]>): EmbeddedClient {
  const reads = new Map<string, Promise<SearchRecord[]>>();
  const indexes = new Map<string, Promise<RecordIndex>>();

  function read(tag: string): Promise<SearchRecord[]> {
    return remember(reads, tag, () => readRecords(tag));
  }

  function getIndex(facetFilters: FacetFilters): Promise<RecordIndex> {
    const tags = collectTags(facetFilters);
    return remember(indexes, tags.join(), async () =>
      createRecordIndex((await Promise.all(tags.map(read))).flat()),
    );
  }

  return {
    async search({requests}) {
      const results = await Promise.all(
        requests.map(async request => createResponse(request, await getIndex(request.facetFilters ?? []))),
      );
      return {results};
    },
    prepare(facetFilters) {
      // A failure shows with the first query, which tries again.
      getIndex(facetFilters).catch(() => undefined);
    },
  };
}

/** The promise made for `key`, or the one that `create` makes now; rejected ones are forgotten. */
function remember<Value>(
  promises: Map<string, Promise<Value>>,
  key: string,
  create: () => Promise<Value>,
): Promise<Value> {
  const known = promises.get(key);
  if (known) {
    return known;
  }
  const created = create();
  promises.set(key, created);
  created.catch(() => promises.delete(key));
  return created;
}

function collectTags(facetFilters: FacetFilters): string[] {
  const prefix = 'docusaurus_tag:';
  return facetFilters
    .flat()
    .filter(filter => filter.startsWith(prefix))
    .map(filter => filter.slice(prefix.length))
    .sort();
}

function createResponse(request: SearchRequest, index: RecordIndex): SearchResponse {
  const {query = '', hitsPerPage = 20, page = 0, facetFilters = []} = request;
  const start = Date.now();
  const filters = parseFilters(facetFilters);
  const ranked = rankRecords(index, query).filter(({record}) => passes(record, filters));
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map(hit => createHit(hit, request)),
    nbHits: ranked.length,
    page,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
    processingTimeMS: Date.now() - start,
  };
}

/** A facet's name and the value that it must have; of a list, one must hold. */
type Filter = [name: string, value: string | undefined][];

function parseFilters(facetFilters: FacetFilters): Filter[] {
  return facetFilters.map(filter =>
    (typeof filter === 'string' ? [filter] : filter).map(alternative => {
      const [name = '', value] = alternative.split(/:(.*)/s);
      return [name, value];
    }),
  );
}

function passes(record: SearchRecord, filters: Filter[]): boolean {
  return filters.every(filter =>
    filter.some(([name, value]) => {
      switch (name) {
        case 'language':
        case 'docusaurus_tag':
        case 'version':
          return record[name] === value;
        default:
          return false;
      }
    }),
  );
}

function createHit({record, terms}: RankedRecord, request: SearchRequest): SearchHit {
  const {objectID, type, hierarchy, content, url, anchor, docusaurus_tag, language, version} = record;
  const marks = {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
  };
  const names = Object.entries(hierarchy).filter(
    (entry): entry is [keyof Hierarchy, string] => entry[1] !== null,
  );
  // The category heads groups of hits, as text: no marks, no escapes.
  const highlighted = Object.fromEntries(
    names.map(([level, name]) => [
      level,
      level === 'lvl0' ? {value: name, matchLevel: 'none' as const} : createHighlighted(name, terms, marks),
    ]),
  );
  return {
    objectID,
    type,
    hierarchy,
    content,
    url,
    anchor,
    docusaurus_tag,
    language,
    version,
    _highlightResult: {
      hierarchy: highlighted,
      ...(content !== null && {content: createHighlighted(content, terms, marks)}),
    },
    _snippetResult: {
      hierarchy: highlighted,
      ...(content !== null && {content: createSnippet(content, terms, marks, request)}),
    },
  };
}

function createHighlighted(text: string, terms: Set<string>, marks: Marks): Highlighted {
  return {value: highlight(text, terms, marks), matchLevel: hasMatch(text, terms) ? 'full' : 'none'};
}

function createSnippet(text: string, terms: Set<string>, marks: Marks, request: SearchRequest): Highlighted {
  const asked = request.attributesToSnippet?.find(attribute => attribute.startsWith('content:'));
  const length = Number(asked?.split(':')[1] ?? 10);
  return {
    value: snippet(text, terms, length, marks, request.snippetEllipsisText),
    matchLevel: hasMatch(text, terms) ? 'full' : 'none',
  };
}
