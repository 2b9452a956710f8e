import {singularize, stem} from './stemming';

export type Word = {
  /** The word as written in the text. */
  text: string;
  /** Offset of the word in the text, in UTF-16 code units. */
  start: number;
};

/** Matches letters and digits, and the punctuation inside a word, as in `trpc/react-query`, `next.js`, `BAD_REQUEST` and `don't`. */
const wordPattern = /[\p{L}\p{N}\p{M}_$]+(?:[./\-'’:][\p{L}\p{N}\p{M}_$]+)*/gu;

export function splitWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(match => ({text: match[0], start: match.index}));
}

/** Returns the same words as `splitWords`, without their offsets. */
export function listWords(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

type Analysis = {
  /** The distinct terms of one word; the first one is the whole word. */
  terms: string[];
  isStopWord: boolean;
  /** The term that represents the word in bigrams, which are pairs of adjacent words. Undefined for stop words. */
  bigramKey?: string;
};

const analyses = new Map<string, Analysis>();

/** Maximum number of cached analyses, which is about twice the number of distinct words in the records of one docs version. */
const maxAnalyses = 20_000;

/** Analyses a word. The results are cached because most words occur many times. When the cache is full, it starts again. */
export function analyseWord(text: string): Analysis {
  let analysis = analyses.get(text);
  if (!analysis) {
    if (analyses.size >= maxAnalyses) {
      analyses.clear();
    }
    const terms = collectTerms(text);
    const isStop = isStopWordText(text);
    analysis = {terms, isStopWord: isStop, bigramKey: isStop ? undefined : createBigramKey(terms)};
    analyses.set(text, analysis);
  }
  return analysis;
}

/**
 * Turns a word of a record into the terms to index, or a word of a query into the terms to look up. The terms are distinct, and the first
 * one is the whole word. They are:
 * - the whole word in lower case without accents and punctuation: `useInfiniteQuery` and `use-infinite-query` become `useinfinitequery`;
 * - the parts of a camel-case, hyphenated or otherwise compound word: `use`, `infinite`, `query`;
 * - the singular instead of a plural: `queries` becomes `query`;
 * - the stem of a plain word, with the prefix `~`: `caching`, `cached` and `cache` become `~cach`.
 */
export function createTerms(word: string): string[] {
  return analyseWord(word).terms;
}

function collectTerms(text: string): string[] {
  const parts = splitIdentifier(text);
  if (parts.length < 2) {
    return parts.flatMap(createPartTerms);
  }
  // The segments of `trpc.useContext` and `@trpc/react-query` are words of their own.
  const segments = text.split(/[./:]/);
  const otherTerms = segments.length > 1 ? segments.flatMap(collectTerms) : parts.flatMap(createPartTerms);
  return [...new Set([parts.join(''), ...otherTerms])];
}

/**
 * Joins the stems of words into a string, with `&` before, between and after them: "response headers" becomes `&~respons&~head&`. Two words
 * are adjacent in a text if their own sequence, called a bigram, is a substring of the text's sequence. Stop words are skipped, so in "type
 * of the output" the words "type" and "output" are adjacent.
 */
export function createStemSequence(words: string[]): string {
  let sequence = '&';
  for (const word of words) {
    const {bigramKey} = analyseWord(word);
    if (bigramKey !== undefined) {
      sequence += `${bigramKey}&`;
    }
  }
  return sequence;
}

/** Returns the stem sequences of all pairs of adjacent words, in the format of `createStemSequence`. */
export function createBigrams(words: string[]): string[] {
  const keys = words.flatMap(word => analyseWord(word).bigramKey ?? []);
  return keys.slice(1).map((next, position) => `&${keys[position]}&${next}&`);
}

function createBigramKey(terms: string[]): string {
  const hasStem = terms.length === 2 && terms[1]?.startsWith('~');
  return (hasStem ? terms[1] : terms[0]) ?? '';
}

function createPartTerms(part: string): string[] {
  if (isPlainWord(part)) {
    return [singularize(part), stem(part)];
  }
  // "v10" also gets the term "10", so that it matches "version 10".
  const version = /^v(\d+)$/.exec(part)?.[1];
  return version ? [part, version] : [part];
}

/**
 * Splits a word at capital letters and punctuation, and returns the parts in lower case: `TRPCClientError` becomes `trpc`, `client` and
 * `error`.
 */
export function splitIdentifier(word: string): string[] {
  // Most words have only one part. This fast path is for them.
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

/** Removes accents and apostrophes, and replaces compatibility characters such as ligatures with plain letters. */
function normalise(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '');
}

/**
 * Returns whether a part consists of at least three letters from a to z. Other parts aren't treated as English words, so they get no
 * singular and no stem.
 */
function isPlainWord(part: string): boolean {
  return /^[a-z]{3,}$/.test(part);
}

/** Words that say nothing about the subject of a query. They are ignored in queries and in indexed prose, but not in headings. */
const stopWords = new Set(
  (
    'a about an and are as at be been being but by can could did do does doing for from get gets getting had has have how i if in ' +
    'into is it its just make me my need of on or our please should so some such that the their them then there these they this ' +
    'those to too tell up use used uses using via want was way we were what whats when where which while who why will with within ' +
    'would you your'
  ).split(' '),
);

/** Words that hardly narrow down a search, because they could occur on any docs page. */
const genericWords = new Set(
  'change different docs documentation explain good guide help kind learn need option page possible setup set tutorial way work'.split(
    ' ',
  ),
);

export function isGenericWord(text: string): boolean {
  return genericWords.has(singularize(text.toLowerCase()));
}

/** Returns whether a word is a stop word. A word in capitals, such as `GET`, is a name, so it isn't a stop word. */
export function isStopWord(text: string): boolean {
  return analyseWord(text).isStopWord;
}

function isStopWordText(text: string): boolean {
  return stopWords.has(text.toLowerCase().replace(/['’]/g, '')) && !/^\p{Lu}{2,}$/u.test(text);
}
