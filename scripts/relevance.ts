// Measures how well engines find the right pages. Used by the bench and by the tests on the built records.
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEmbeddedClient} from '../src/search/client';
import {parseRecordsFile} from '../src/search/recordsFile';
import type {SearchHit} from '../src/search/types';
import {recordsPath, type SearchRecord} from '../src/shared/search';

export type GradedQuery = {
  query: string;
  /** Where the reader asks from: `10.x`, `9.x` or `blog`. */
  version: string;
  /** Page to grade: 3 is the page to link, 2 answers, 1 mentions. */
  relevant: Record<string, number>;
  kind: string;
};

/** Pages in the order in which the reader sees them. */
export type Engine = (query: string, version: string) => Promise<string[]>;

export type Scores = {
  /** Share of queries with a page of grade 2 or 3 first, and among the first three. */
  successAt1: number;
  successAt3: number;
  /** Of the first ten pages. */
  reciprocalRank: number;
  gain: number;
  /** Share of queries that find nothing. */
  empty: number;
};

export type Outcome = Omit<Scores, 'empty'> & {query: GradedQuery; pages: string[]};

export async function measure(
  engine: Engine,
  queries: GradedQuery[],
): Promise<{scores: Scores; outcomes: Outcome[]}> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    outcomes.push(judge(query, await engine(query.query, query.version)));
  }
  const mean = (read: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + read(outcome), 0) / Math.max(outcomes.length, 1);
  return {
    outcomes,
    scores: {
      successAt1: mean(({successAt1}) => successAt1),
      successAt3: mean(({successAt3}) => successAt3),
      reciprocalRank: mean(({reciprocalRank}) => reciprocalRank),
      gain: mean(({gain}) => gain),
      empty: mean(({pages}) => (pages.length === 0 ? 1 : 0)),
    },
  };
}

function judge(query: GradedQuery, found: string[]): Outcome {
  const pages = [...new Set(found)].slice(0, 10);
  const grades = pages.map(page => query.relevant[page] ?? 0);
  const rank = grades.findIndex(grade => grade >= 2);
  const best = Object.values(query.relevant).sort((a, b) => b - a);
  return {
    query,
    pages,
    successAt1: rank === 0 ? 1 : 0,
    successAt3: rank >= 0 && rank < 3 ? 1 : 0,
    reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
    gain: sumGain(grades) / Math.max(sumGain(best.slice(0, 10)), 1),
  };
}

function sumGain(grades: number[]): number {
  return grades.reduce((sum, grade, position) => sum + (2 ** grade - 1) / Math.log2(position + 2), 0);
}

export type QuerySets = {
  /** The queries that the project's search is judged by, graded by hand. The weights were set with them. */
  graded: GradedQuery[];
  /** Others of the same kinds, graded before any engine had answered them. Half of them may guide a change of the ranking. */
  tuning: GradedQuery[];
  /** The other half only tells how well the ranking does on queries that nobody looked at. Keep it so: don't tune on it. */
  heldOut: GradedQuery[];
  /** Pasted error messages and plain questions, listed before the pages that answer them were searched. */
  questions: GradedQuery[];
};

export function readQuerySets(): QuerySets {
  const more = readQueries('moreQueries.json');
  return {
    graded: readQueries('queries.json'),
    tuning: more.filter(query => !isHeldOut(query)),
    heldOut: more.filter(isHeldOut),
    questions: readQueries('readersQuestions.json'),
  };
}

function readQueries(file: string): GradedQuery[] {
  // The files are written in this shape.
  return JSON.parse(readFileSync(path.join('src/search/__tests__', file), 'utf8')) as GradedQuery[];
}

/** About half of all queries, the same ones each time, whatever is added to the file. */
function isHeldOut({query, version}: GradedQuery): boolean {
  return (createHash('sha256').update(`${version} ${query}`).digest()[0] ?? 0) % 2 === 0;
}

/** The records of a build, by `docusaurus_tag`. */
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

/** The tags that a reader's queries are limited to. */
export function listTags(version: string): string[] {
  return ['default', version === '9.x' ? 'docs-default-9.x' : 'docs-default-current'];
}

/** The site's own search, as the modal shows it. */
export function createSiteEngine(records: Map<string, SearchRecord[]>): Engine {
  const client = createEmbeddedClient(tag => Promise.resolve(records.get(tag) ?? []));
  return async (query, version) => {
    const tags = listTags(version).map(tag => `docusaurus_tag:${tag}`);
    // DocSearch takes the first 64 characters.
    const request = {query: query.slice(0, 64), facetFilters: ['language:en', tags], hitsPerPage: 20};
    const {results} = await client.search({requests: [request]});
    return orderLikeModal(results[0]?.hits ?? []).map(hit => hit.objectID.replace(/#.*/, ''));
  };
}

/** DocSearch groups hits by category and shows at most five of each; inside a group, hits of a page stand together. */
export function orderLikeModal(hits: SearchHit[]): SearchHit[] {
  return groupBy(hits, hit => hit.hierarchy.lvl0)
    .map(group => group.slice(0, 5))
    .flatMap(group => groupBy(group, hit => hit.hierarchy.lvl1 ?? '').flat());
}

function groupBy<Value>(values: Value[], key: (value: Value) => string): Value[][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    groups.set(key(value), [...(groups.get(key(value)) ?? []), value]);
  }
  return [...groups.values()];
}
