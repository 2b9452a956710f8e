import {fold, stem} from './stemming';

export type Word = {
  /** As it stands in the text. */
  text: string;
  /** Offset in the text, in UTF-16 units. */
  start: number;
};

/** A word is a run of letters and digits; joints inside it stay: `@trpc/react-query`, `next.js`, `BAD_REQUEST`, `don't`. */
const wordPattern = /[\p{L}\p{N}\p{M}_$]+(?:[./\-'’:][\p{L}\p{N}\p{M}_$]+)*/gu;

export function splitWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(match => ({text: match[0], start: match.index}));
}

/** As `splitWords`, without the offsets. */
export function listWords(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

type Analysis = {
  /** The terms of one word, each once, the whole word first. */
  terms: string[];
  isStop: boolean;
  /** What stands for the word in a pair; none for words that say nothing. */
  pairKey?: string;
};

const analyses = new Map<string, Analysis>();

/** Remembered, since most words occur often. */
export function analyseWord(text: string): Analysis {
  let analysis = analyses.get(text);
  if (!analysis) {
    const terms = collectTerms(text);
    const isStop = saysNothing(text);
    analysis = {terms, isStop, pairKey: isStop ? undefined : createPairKey(terms)};
    analyses.set(text, analysis);
  }
  return analysis;
}

/**
 * Turns a word into the terms that the index holds, or a word of a query into terms to look up, each once, the whole word first. Both
 * sides agree on these forms:
 * - whole, lower case, marks and joints dropped: `useInfiniteQuery` and `use-infinite-query` are `useinfinitequery`;
 * - its parts, when it has humps or joints: `use`, `infinite`, `query`;
 * - each with its plural folded: `queries` is `query`;
 * - the stem of a plain word, marked: `caching`, `cached` and `cache` are all `~cach`.
 */
export function createTerms(word: string): string[] {
  return analyseWord(word).terms;
}

function collectTerms(text: string): string[] {
  const parts = splitParts(text);
  if (parts.length < 2) {
    return parts.flatMap(createPartTerms);
  }
  // The steps of `trpc.useContext` and `@trpc/react-query` are words too.
  const steps = text.split(/[./:]/);
  const others = steps.length > 1 ? steps.flatMap(collectTerms) : parts.flatMap(createPartTerms);
  return [...new Set([parts.join(''), ...others])];
}

/**
 * The words of a text in their stems, each between two `&`, so that neighbours can be looked up as part of it: "response headers" is
 * `&~respons&~head&`. Words that say nothing are passed over, so that "type of the output" has the pair of type and output.
 */
export function createTrail(words: string[]): string {
  let trail = '&';
  for (const word of words) {
    const {pairKey} = analyseWord(word);
    if (pairKey !== undefined) {
      trail += `${pairKey}&`;
    }
  }
  return trail;
}

/** The trails of all neighbours. */
export function createPairs(words: string[]): string[] {
  const keys = words.flatMap(word => analyseWord(word).pairKey ?? []);
  return keys.slice(1).map((next, position) => `&${keys[position]}&${next}&`);
}

function createPairKey(terms: string[]): string {
  const isPlain = terms.length === 2 && terms[1]?.startsWith('~');
  return (isPlain ? terms[1] : terms[0]) ?? '';
}

function createPartTerms(part: string): string[] {
  if (isPlain(part)) {
    return [fold(part), stem(part)];
  }
  // "v10" and "version 10" mean the same.
  const version = /^v(\d+)$/.exec(part)?.[1];
  return version ? [part, version] : [part];
}

/** The humps and joined parts of a word, lower case: `TRPCClientError` has `trpc`, `client`, `error`. */
export function splitParts(word: string): string[] {
  // Most words.
  if (/^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(word)) {
    return [word.toLowerCase()];
  }
  return normalise(word)
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll}{2,})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(part => part.toLowerCase());
}

/** One form for the many ways to write a letter; apostrophes and accents dropped. */
function normalise(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '');
}

function isPlain(part: string): boolean {
  return /^[a-z]{3,}$/.test(part);
}

/** Words of questions that say nothing about the subject. Dropped from queries, and from the prose of the index; headings keep them. */
const stopWords = new Set(
  (
    'a about an and are as at be been being but by can could did do does doing for from get gets getting had has have how i if in ' +
    'into is it its just make me my need of on or our please should so some such that the their them then there these they this ' +
    'those to too tell trpc up use used uses using via want was way we were what whats when where which while who why will with within ' +
    'would you your'
  ).split(' '),
);

/** Words that narrow the subject little, since they fit any page of docs. */
const vagueWords = new Set(
  'change different docs documentation explain good guide help kind learn need option page possible setup set tutorial way work'.split(
    ' ',
  ),
);

export function isVague(text: string): boolean {
  return vagueWords.has(fold(text.toLowerCase()));
}

/** Capitals are meant: `GET` is no stop word. */
export function isStopWord(text: string): boolean {
  return analyseWord(text).isStop;
}

function saysNothing(text: string): boolean {
  return stopWords.has(text.toLowerCase().replace(/['’]/g, '')) && !/^\p{Lu}{2,}$/u.test(text);
}
