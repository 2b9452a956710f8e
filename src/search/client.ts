import type {SearchRecord} from '../shared/search';
import {createSnippetHtml, highlight, listMatches} from './highlighting';
import {parseQuery} from './query';
import {isFarFromResults, rankRecords, type RankedRecord} from './ranking';
import {createRecordIndex, type RecordIndex} from './recordIndex';
import {sortSections} from './sections';
import type {FacetFilters, SearchClient, SearchHit, SearchRequest, SearchResponse} from './types';

export type EmbeddedClient = SearchClient & {
  /** Builds the index of the records that pass these filters in advance, so that the first query doesn't have to wait. Never throws. */
  prepare: (facetFilters: FacetFilters) => void;
};

/**
 * Creates a client that searches in the browser and returns responses in Algolia's format. `readRecords` returns the records with the given
 * `docusaurus_tag`. Each docs version has a tag of its own, and the pages outside the docs share one. The client calls `readRecords` when a
 * query first needs the records of a tag. If the call fails, the next query repeats it. A search for one word of a group in `synonymGroups`
 * also finds the others.
 */
export function createEmbeddedClient(
  readRecords: (tag: string) => Promise<SearchRecord[]>,
  synonymGroups: readonly string[] = [],
): EmbeddedClient {
  const reads = new Map<string, Promise<SearchRecord[]>>();
  const indexes = new Map<string, Promise<RecordIndex>>();

  function read(tag: string): Promise<SearchRecord[]> {
    return getOrCreate(reads, tag, () => readRecords(tag));
  }

  function getIndex(facetFilters: FacetFilters): Promise<RecordIndex> {
    const tags = collectTags(facetFilters);
    return getOrCreate(indexes, tags.join(), async () =>
      createRecordIndex((await Promise.all(tags.map(read))).flat(), synonymGroups),
    );
  }

  return {
    async search(request) {
      return createResponse(request, await getIndex(request.facetFilters));
    },
    prepare(facetFilters) {
      // An error is ignored here. The first query tries again, and reports the error if it fails as well.
      getIndex(facetFilters).catch(() => undefined);
    },
  };
}

/**
 * Returns the cached promise for `key`. If there is none, creates a promise and caches it. Rejected promises are removed from the cache.
 */
function getOrCreate<Value>(
  promises: Map<string, Promise<Value>>,
  key: string,
  create: () => Promise<Value>,
): Promise<Value> {
  const cached = promises.get(key);
  if (cached) {
    return cached;
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
  const parsed = parseQuery(request.query, index.vocabulary);
  const ranked = rankRecords(index, request.query, parsed).filter(({record}) =>
    passes(record, request.facetFilters),
  );
  const counts: Record<string, number> = {};
  for (const {record} of ranked) {
    counts[record.section] = (counts[record.section] ?? 0) + 1;
  }
  const {section} = request;
  const found = section ? ranked.filter(({record}) => record.section === section) : ranked;
  return {
    hits: found.slice(0, request.hitsPerPage).map(hit => createHit(hit, request.passageLength)),
    nbHits: found.length,
    sections: sortSections(counts),
    unknownWords: parsed.unknownWords,
    hasNoCloseMatch: isFarFromResults(parsed, found),
  };
}

/** Returns whether a record has one of the facets of each filter. A facet is a property and its value, such as `version:9.x`. */
function passes({language, docusaurus_tag, version}: SearchRecord, filters: FacetFilters): boolean {
  const facets = [`language:${language}`, `docusaurus_tag:${docusaurus_tag}`, `version:${version}`];
  return filters.every(filter => [filter].flat().some(facet => facets.includes(facet)));
}

/** Creates a hit in which the matches are highlighted. If synonyms are the only matches, they are highlighted too. */
function createHit({record, terms, allTerms}: RankedRecord, passageLength: number): SearchHit {
  const hit = highlightRecord(record, terms, passageLength);
  return hasMatch(hit) ? hit : highlightRecord(record, allTerms, passageLength);
}

function highlightRecord(record: SearchRecord, terms: Set<string>, passageLength: number): SearchHit {
  const {objectID, type, hierarchy, content, url, version} = record;
  const headings = Object.entries(hierarchy).flatMap(([level, heading]) =>
    heading === null ? [] : [[level, {value: highlight(heading, terms)}]],
  );
  const hit: SearchHit = {
    objectID,
    type,
    hierarchy,
    content,
    url,
    version,
    _highlightResult: {hierarchy: Object.fromEntries(headings)},
    _snippetResult:
      content === null ? {} : {content: {value: createSnippetHtml(content, terms, passageLength)}},
  };
  const words = isMarked(hit) ? '' : listMatches(listHiddenTexts(record), terms);
  return words ? {...hit, _snippetResult: {...hit._snippetResult, words: {value: words}}} : hit;
}

/** Returns whether the shown headings or the passage of a hit contain a match. The category isn't shown in the hit itself. */
function isMarked({_highlightResult: {hierarchy}, _snippetResult: {content}}: SearchHit): boolean {
  const {lvl0: _, ...shown} = {...hierarchy, content};
  return Object.values(shown).some(text => text?.value.includes('<mark>'));
}

function hasMatch(hit: SearchHit): boolean {
  return isMarked(hit) || hit._snippetResult.words !== undefined;
}

/** Lists the texts of a record that are searched but not shown in its hit. */
function listHiddenTexts({
  type,
  objectID,
  hierarchy,
  more,
  code,
  keywords,
  label,
  description,
}: SearchRecord): string[] {
  const slug = type === 'lvl1' ? objectID.replace(/^.*\//, '') : undefined;
  return [label, ...(keywords ?? []), description, more, code, slug, hierarchy.lvl0].filter(
    text => text !== undefined,
  );
}
