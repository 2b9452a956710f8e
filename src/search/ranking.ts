import type {SearchRecord} from '../shared/search';
import {splitIdentifier, splitWords} from './words/analysis';
import type {ParsedQuery, QueryTerm} from './query';
import type {Match, RecordIndex} from './recordIndex';
import {weights} from './weights';

export type RankedRecord = {
  record: SearchRecord;
  score: number;
  /**
   * The matching terms to highlight. Synonyms aren't among them. Parts of an identifier are only included if the whole identifier has no
   * matches.
   */
  terms: Set<string>;
  /** All matching terms. They are highlighted if nothing else explains why the record was found. */
  allTerms: Set<string>;
};

type Candidate = RankedRecord & {
  /** How well the record matches each word of the query, from 0 to about 1. */
  wordScores: number[];
  /** How well the record matches adjacent words of the query. */
  adjacencyScore: number;
};

/**
 * Returns the records that match a query, best first. Each word is looked up separately, so the score of a record depends mainly on how
 * many of the words the record and its page contain, not on how often one word is repeated. The list starts with the best sections of the
 * best page. The best section of every other page follows. All remaining sections come last. `parsed` is the parsed query.
 */
export function rankRecords(index: RecordIndex, query: string, parsed: ParsedQuery): RankedRecord[] {
  const candidates = collectCandidates(index, parsed);
  // Only the beginning of a question is left out. Without all stop words, fewer queries lead to the page with their name.
  const name = normaliseName(query.replace(/^how (?:to|do i|can i) /i, ''));
  const normalisedQuery: NormalisedQuery = {
    name,
    isPage: candidates.some(({record}) => record.type === 'lvl1' && getNames(record).names.includes(name)),
    errorMessage: normaliseErrorMessage(query),
  };
  const pages = groupByPage(candidates)
    .map(sections => scorePage(sections, parsed, normalisedQuery))
    .sort(comparePages);
  const minScore = (pages[0]?.[0]?.score ?? 0) * weights.minScoreShare;
  const relevantPages = pages.map(sections => sections.filter(({score}) => score >= minScore));
  const leading = relevantPages.flatMap((sections, rank) => sections.slice(0, countLeadingSections(rank)));
  const remaining = relevantPages.flatMap((sections, rank) => sections.slice(countLeadingSections(rank)));
  return [...leading, ...remaining.sort(compareScores)];
}

/** Queries with fewer words always count as close to their results. */
const minWordsOfFarQuery = 4;
/** If no section of the best page contains this share of a query's words, no result is close. Rare words count more. */
const minCoveredShare = 0.56;

/**
 * Returns whether even the best page has only a small part of what the reader has written, as with the message of an error that the docs
 * don't explain. `ranked` is the result of `rankRecords` for the same query.
 */
export function isFarFromResults({words}: ParsedQuery, ranked: RankedRecord[]): boolean {
  const required = words.filter(({isOptional}) => !isOptional);
  const [best] = ranked;
  if (!best || required.length < minWordsOfFarQuery) {
    return false;
  }
  const path = getPath(best.record);
  const minCovered = minCoveredShare * sumIdf(required);
  return ranked
    .filter(({record}) => getPath(record) === path)
    .map(({allTerms}) => required.filter(({terms}) => terms.some(({term}) => allTerms.has(term))))
    .every(covered => sumIdf(covered) < minCovered);
}

function sumIdf(words: ParsedQuery['words']): number {
  return sum(words.map(({idf}) => idf));
}

function countLeadingSections(rank: number): number {
  return rank === 0 ? weights.leadingSectionsOfBestPage : weights.leadingSections;
}

function collectCandidates(index: RecordIndex, {words, compounds, bigrams}: ParsedQuery): Candidate[] {
  const candidates = new Map<SearchRecord, Candidate>();
  words.forEach(({terms}, position) => {
    const matches = index.find(terms);
    const best = Math.max(...matches.map(({score}) => score));
    const bestFieldWeight = Math.max(0, ...matches.map(match => match.fieldWeight));
    const factor = bestFieldWeight ** weights.wordFieldExponent;
    const unhighlightedTerms = listUnhighlightedTerms(terms);
    for (const match of matches) {
      const candidate = addMatch(match, unhighlightedTerms);
      candidate.wordScores[position] = factor * (match.score / best) ** weights.scoreExponent;
    }
  });
  for (const {terms, wordPositions} of compounds) {
    const unhighlightedTerms = listUnhighlightedTerms(terms);
    for (const match of index.find(terms)) {
      addAdjacency(addMatch(match, unhighlightedTerms), match.fieldWeight, wordPositions);
    }
  }
  for (const {bigram, wordPositions} of bigrams) {
    for (const {record, fieldWeight} of index.findBigram(bigram)) {
      addAdjacency(getCandidate(record), fieldWeight, wordPositions);
    }
  }
  return [...candidates.values()];

  function addAdjacency(candidate: Candidate, fieldWeight: number, wordPositions: number[]): void {
    const score = fieldWeight ** weights.bigramFieldExponent;
    candidate.adjacencyScore += score * sum(wordPositions.map(position => words[position]?.idf ?? 0));
    for (const position of wordPositions) {
      candidate.wordScores[position] = Math.max(candidate.wordScores[position] ?? 0, score);
    }
  }

  /**
   * Returns the candidate for the record of a match. Adds the matching terms to the candidate's `allTerms`, and also to its `terms` if they
   * aren't among the `unhighlightedTerms`.
   */
  function addMatch({record, terms}: Match, unhighlightedTerms: ReadonlySet<string>): Candidate {
    const candidate = getCandidate(record);
    for (const term of terms) {
      candidate.allTerms.add(term);
      if (!unhighlightedTerms.has(term)) {
        candidate.terms.add(term);
      }
    }
    return candidate;
  }

  function getCandidate(record: SearchRecord): Candidate {
    const candidate = candidates.get(record) ?? {
      record,
      score: 0,
      terms: new Set<string>(),
      allTerms: new Set<string>(),
      wordScores: words.map(() => 0),
      adjacencyScore: 0,
    };
    candidates.set(record, candidate);
    return candidate;
  }
}

function listUnhighlightedTerms(terms: readonly QueryTerm[]): Set<string> {
  return new Set(terms.filter(({isUnhighlighted}) => isUnhighlighted).map(({term}) => term));
}

function groupByPage(candidates: Candidate[]): Candidate[][] {
  const pages = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const path = getPath(candidate.record);
    const sections = pages.get(path) ?? [];
    pages.set(path, sections);
    sections.push(candidate);
  }
  return [...pages.values()];
}

/** Returns the sections of one page with their scores, best first. */
function scorePage(
  sections: Candidate[],
  {words}: ParsedQuery,
  normalisedQuery: NormalisedQuery,
): Candidate[] {
  const idfFactors = words.map(({idf}) => idf ** weights.idfExponent);
  // If all words are optional, for example because all of them are misspelt, a record should still match as many as possible.
  const hasRequired = words.some(({isOptional}) => !isOptional);
  const requiredFactors = words.map(({isOptional}, position) =>
    isOptional && hasRequired ? 0 : (idfFactors[position] ?? 0),
  );
  const total = sum(requiredFactors);
  const pageWordScores = words.map((_, position) =>
    Math.max(...sections.map(section => section.wordScores[position] ?? 0)),
  );
  const pageScore =
    scoreWords(pageWordScores, weights.pageCoverageExponent) +
    weights.adjacency * Math.max(...sections.map(({adjacencyScore}) => adjacencyScore));
  return sections
    .map(section => {
      const ownScore =
        scoreWords(section.wordScores, weights.coverageExponent) + weights.adjacency * section.adjacencyScore;
      const factor = (section.record.weight.pageRank / 100) * getNameFactor(section.record, normalisedQuery);
      return {...section, score: (ownScore + weights.page * pageScore) * factor};
    })
    .sort(compareScores);

  /** Sums the word scores, weighted by how rare each word is, and lowers the sum by the share of missing words. */
  function scoreWords(wordScores: number[], coverageExponent: number): number {
    const covered = sum(requiredFactors.filter((_, position) => (wordScores[position] ?? 0) > 0));
    return (
      sum(wordScores.map((wordScore, position) => wordScore * (idfFactors[position] ?? 0))) *
      (covered / total) ** coverageExponent
    );
  }
}

/** The normalised forms of a query. They are compared with titles, labels, slugs and headings, which are called names here. */
type NormalisedQuery = {
  /** The result of `normaliseName`. */
  name: string;
  /** Whether the query is the name of a page. Then a section with this name, such as one about migration, doesn't come before the page. */
  isPage: boolean;
  /** The result of `normaliseErrorMessage`. Undefined if the query doesn't look like an error message. */
  errorMessage: string | undefined;
};

/** Returns a factor above 1 for a record whose title, sidebar label, slug, heading or keyword equals the query, and 1 for other records. */
function getNameFactor(record: SearchRecord, {name, isPage, errorMessage}: NormalisedQuery): number {
  const recordNames = getNames(record);
  if (recordNames.names.includes(name)) {
    if (record.type === 'lvl1') {
      return weights.exactTitle;
    }
    return isPage ? 1 : weights.exactHeading;
  }
  if ([name, errorMessage].some(text => text !== undefined && recordNames.keywords.includes(text))) {
    return weights.exactKeyword;
  }
  return errorMessage !== undefined && recordNames.errorMessage === errorMessage ? weights.exactHeading : 1;
}

type RecordNames = {names: string[]; keywords: string[]; errorMessage: string | undefined};

/** Cache of the normalised names of records, since successive queries mostly find the same records. */
const namesByRecord = new WeakMap<SearchRecord, RecordNames>();

function getNames(record: SearchRecord): RecordNames {
  const names = namesByRecord.get(record) ?? collectNames(record);
  namesByRecord.set(record, names);
  return names;
}

function collectNames({type, hierarchy, label, objectID, keywords = []}: SearchRecord): RecordNames {
  if (type === 'lvl1') {
    const title = hierarchy.lvl1 ?? '';
    // The title “Wire format (HTTP RPC)” also counts as “Wire format”.
    const names = [title, title.replace(/ \(.*\)$/, ''), label ?? '', objectID.replace(/^.*\//, '')].map(
      normaliseName,
    );
    return {names, keywords: keywords.map(normaliseName), errorMessage: undefined};
  }
  const heading = hierarchy[type] ?? '';
  return {
    // Headings of one word are left out because many sections share them.
    names: splitWords(heading).length > 1 ? [normaliseName(heading)] : [],
    keywords: [],
    errorMessage: normaliseErrorMessage(heading),
  };
}

/** The minimum number of words that an error message must have, not counting error names and quoted values. */
const minErrorMessageWords = 3;

/**
 * Removes error names and quoted values from an error message, because they vary, and joins the remaining words: `TRPCClientError: No
 * "query"-procedure on path "task.list"` becomes `noprocedureonpath`. Text counts as an error message if this removes at least one word and
 * leaves at least `minErrorMessageWords` words. Returns undefined for other text.
 */
function normaliseErrorMessage(text: string): string | undefined {
  const remaining = text
    .replace(/^(?:Uncaught )?(?:(?:\w*Error|(?:error )?TS\d+): )+/, '')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, ' ');
  const wordCount = splitWords(remaining).length;
  const isErrorMessage = wordCount >= minErrorMessageWords && wordCount < splitWords(text).length;
  return isErrorMessage ? normaliseName(remaining) : undefined;
}

/** Returns the same text for "Use context", `useContext` and "use-context". */
function normaliseName(text: string): string {
  return splitWords(text)
    .flatMap(word => splitIdentifier(word.text))
    .join('');
}

function comparePages(a: Candidate[], b: Candidate[]): number {
  return a[0] && b[0] ? compareScores(a[0], b[0]) : 0;
}

function compareScores(a: RankedRecord, b: RankedRecord): number {
  return b.score - a.score || (a.record.objectID < b.record.objectID ? -1 : 1);
}

export function getPath({objectID}: SearchRecord): string {
  return objectID.replace(/#.*/, '');
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
