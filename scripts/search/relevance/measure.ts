// Measures how well search engines find the right pages.
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsVersions, getSearchTag, latestVersion} from '../../../src/shared/docsVersions';
import {synonymGroups} from '../../../src/shared/searchSynonyms';
import {createEmbeddedClient} from '../../../src/search/client';
import {parseRecordsFile} from '../../../src/search/recordsFile';
import type {SearchResponse} from '../../../src/search/types';
import {groupByCategory} from '../../../src/search/categories';
import {recordsPath, type SearchRecord} from '../../../src/shared/search';

export type GradedQuery = {
  query: string;
  /** The part of the site that the reader searches from: the label of a docs version, or `blog`. */
  version: string;
  /** Grades by path of the page: 3 is the best page, 2 answers the query, 1 only mentions its subject. */
  relevant: Record<string, number>;
  /** What the query consists of, such as `concept`, `title` or `identifier`. */
  kind: string;
};

/** Searches and returns the paths of the found pages, in the order in which the reader sees them. A page can occur more than once. */
export type SearchEngine = (query: string, version: string) => Promise<string[]>;

export type Scores = {
  /** Share of queries whose first page has grade 2 or 3, from 0 to 1. */
  successAt1: number;
  /** Share of queries with a page of grade 2 or 3 among the first three, from 0 to 1. */
  successAt3: number;
  /** Mean reciprocal rank of the first page of grade 2 or 3 within the first ten pages. */
  reciprocalRank: number;
  /** Normalised discounted cumulative gain of the first ten pages, from 0 to 1. */
  ndcg: number;
  /** Share of queries without any result, from 0 to 1. */
  emptyShare: number;
};

/** The scores of a single query and the first ten pages that the engine found. */
export type QueryOutcome = Omit<Scores, 'emptyShare'> & {query: GradedQuery; pages: string[]};

/** Runs all queries one after the other. Returns the mean scores and the outcome of each query. */
export async function measureRelevance(
  engine: SearchEngine,
  queries: GradedQuery[],
): Promise<{scores: Scores; outcomes: QueryOutcome[]}> {
  const outcomes: QueryOutcome[] = [];
  for (const query of queries) {
    outcomes.push(scoreQuery(query, await engine(query.query, query.version)));
  }
  const mean = (read: (outcome: QueryOutcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + read(outcome), 0) / Math.max(outcomes.length, 1);
  return {
    outcomes,
    scores: {
      successAt1: mean(({successAt1}) => successAt1),
      successAt3: mean(({successAt3}) => successAt3),
      reciprocalRank: mean(({reciprocalRank}) => reciprocalRank),
      ndcg: mean(({ndcg}) => ndcg),
      emptyShare: mean(({pages}) => (pages.length === 0 ? 1 : 0)),
    },
  };
}

function scoreQuery(query: GradedQuery, found: string[]): QueryOutcome {
  const pages = [...new Set(found)].slice(0, 10);
  const grades = pages.map(page => query.relevant[page] ?? 0);
  const rank = grades.findIndex(grade => grade >= 2);
  const idealGrades = Object.values(query.relevant).sort((a, b) => b - a);
  return {
    query,
    pages,
    successAt1: rank === 0 ? 1 : 0,
    successAt3: rank >= 0 && rank < 3 ? 1 : 0,
    reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
    ndcg: sumDiscountedGain(grades) / Math.max(sumDiscountedGain(idealGrades.slice(0, 10)), 1),
  };
}

function sumDiscountedGain(grades: number[]): number {
  return grades.reduce((sum, grade, position) => sum + (2 ** grade - 1) / Math.log2(position + 2), 0);
}

export type QuerySets = {
  /** Queries that were graded by hand and used to set the weights of the ranking. */
  graded: GradedQuery[];
  /** More queries of the same kinds as `graded`, graded before any engine ran them. You may use them to improve the ranking. */
  tuning: GradedQuery[];
  /** Queries of the same kinds as `graded`, for measurements only. Don't tune the ranking with them, or the test will no longer be fair. */
  heldOut: GradedQuery[];
  /** Pasted error messages and plain questions, collected before anyone searched for the pages that answer them. */
  questions: GradedQuery[];
};

export function readQuerySets(): QuerySets {
  const more = readQueries('more.json');
  return {
    graded: readQueries('graded.json'),
    tuning: more.filter(query => !isHeldOut(query)),
    heldOut: more.filter(isHeldOut),
    questions: readQueries('readersQuestions.json'),
  };
}

function readQueries(file: string): GradedQuery[] {
  // TypeScript doesn't know the shape of the files.
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'queries', file), 'utf8')) as GradedQuery[];
}

/** Selects about half of all queries by their hashes, so that adding queries to the file doesn't change the selection. */
function isHeldOut({query, version}: GradedQuery): boolean {
  return (createHash('sha256').update(`${version} ${query}`).digest()[0] ?? 0) % 2 === 0;
}

/** Reads the search records of a build, by `docusaurus_tag`. */
export function readBuiltRecords(outDir: string): Map<string, SearchRecord[]> {
  const folder = path.join(outDir, path.dirname(recordsPath('any')));
  return new Map(
    readdirSync(folder)
      .sort()
      .map(file => [
        path.basename(file, '.json'),
        parseRecordsFile(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
      ]),
  );
}

/**
 * Returns the `docusaurus_tag` values of the records that a search includes. `version` is the label of a docs version. Searches from the
 * blog include the latest version.
 */
export function listTags(version: string): string[] {
  return ['default', getSearchTag(docsVersions.find(({label}) => label === version) ?? latestVersion)];
}

/** Creates an engine from the site's own search. The results are in the same order as in the search window. */
export function createSiteEngine(records: Map<string, SearchRecord[]>): SearchEngine {
  const search = createSiteSearch(records);
  return async (query, version) =>
    groupByCategory((await search(query, version)).hits)
      .flatMap(category => category.hits)
      .map(hit => hit.objectID.replace(/#.*/, ''));
}

/** Returns a function that searches like the search window, in the part of the site that `version` names. */
export function createSiteSearch(
  records: Map<string, SearchRecord[]>,
): (query: string, version: string) => Promise<SearchResponse> {
  const client = createEmbeddedClient(tag => Promise.resolve(records.get(tag) ?? []), synonymGroups);
  return (query, version) =>
    client.search({
      // The search window limits queries to 64 characters.
      query: query.slice(0, 64),
      facetFilters: ['language:en', listTags(version).map(tag => `docusaurus_tag:${tag}`)],
      hitsPerPage: 20,
      passageLength: 16,
    });
}
