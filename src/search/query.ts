import {
  createBigrams,
  isStopWord,
  isGenericWord,
  splitIdentifier,
  splitWords,
  type Word,
} from './words/analysis';
import type {Vocabulary} from './words/correction';
import {computeLengthFactor, expandWord, limitWeightsByIdf} from './words/expansion';
import type {WeightedTerm} from './recordIndex';
import {weights} from './weights';

export type QueryTerm = WeightedTerm & {
  /**
   * Set for terms that find records but aren't highlighted next to other matches: synonyms, and the parts of an identifier if the whole identifier has matches.
   */
  isUnhighlighted?: boolean;
};

/** A word of a query with the terms to look up for it. */
export type QueryWord = {
  terms: QueryTerm[];
  /** Inverse document frequency of the word. The rarer the word is, the more a match counts. */
  idf: number;
  /** Set if a match raises the score of a record, but a missing match doesn't lower it. */
  isOptional?: boolean;
};

export type ParsedQuery = {
  words: QueryWord[];
  /** Adjacent words that form one identifier. `wordPositions` are indexes into `words`. */
  compounds: {terms: QueryTerm[]; wordPositions: number[]}[];
  /** Adjacent words of the query, in the format of `createBigrams`. */
  bigrams: {bigram: string; wordPositions: number[]}[];
  /** The words that no record contains, as the reader has written them. Records with similar words may be found. */
  unknownWords: string[];
};

/** Maximum number of words of a query that are used. The others are ignored, for example if a reader pastes a whole page. */
const maxWords = 24;

export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const all = splitWords(replacePhrases(query.slice(0, 2_000))).slice(0, maxWords);
  const meaningful = all.filter(word => !isStopWord(word.text));
  // The last word counts as unfinished unless a space follows it. This includes stop words, because they can be the beginning of another
  // word.
  const unfinished = /\s$/.test(query) ? undefined : all.at(-1);
  const words = meaningful.length > 0 ? meaningful : all;
  const expanded = words.map(word => ({...word, ...expandWord(word, vocabulary, word === unfinished)}));
  const completed = unfinished && !words.includes(unfinished) ? completeWord(unfinished, vocabulary) : [];
  return {
    words: [...(words.length > 1 ? expanded.map(applyWordWeights) : expanded), ...completed],
    compounds: findCompounds(all, words, vocabulary),
    bigrams: listBigrams(words),
    unknownWords: [...new Set(expanded.filter(({isKnown}) => !isKnown).map(({text}) => text))],
  };
}

/** Phrases that mean something else than their single words, and the word that stands for them. */
const phrases: readonly [RegExp, string][] = [
  [/\b(?:log|sign)(?:ged|ging|ing|ed)?[ -](?:in|on)\b/giu, 'login'],
  // The name of the toolkit is `tRPC`. In small letters, it would also match parts of identifiers such as `TRPCError`.
  [/(?<![\w@./-])trpc(?![\w./-]|\W*error)/giu, 'tRPC'],
  // The app router of Next.js isn't the identifier `appRouter`.
  [/\bapp router\b/giu, 'app directory router'],
  // "VS Code" is the name of an editor.
  [/\bvs\b(?!\W*code\b)/giu, 'versus'],
  // Bundlers write a call of an imported function as `(0, module.name)(…)`.
  [/\(0 ?, ?[\w$]+\.([\w$]+)\)/gu, '$1'],
  // Editors show the code of a compiler error at its end, as in `…declarations.ts(2307)`.
  [/\.?ts\((\d{4,5})\)/gu, ' TS$1'],
  // Readers paste error messages with what the console adds to them.
  [/\buncaught (?:\(in promise\) )?(?=\w*error\b)/giu, ''],
  [/\bat (?:async )?[\w.$<>]+ \([^()]*:\d+\)/gu, ''],
];

function replacePhrases(query: string): string {
  const text = phrases.reduce((result, [pattern, word]) => result.replace(pattern, word), query);
  // If nothing is left, the query is only a line of a stack trace. Then the name of the function is searched for.
  return text.trim() === '' ? query.replace(/\([^()]*\)/gu, '') : text;
}

/**
 * Changes a word of a query that has other words. A single letter is probably an unfinished word, and only similar words can be found for an
 * unknown one, so both become optional. A generic word gets a lower weight, and an error code a higher one.
 */
function applyWordWeights(word: Word & QueryWord & {isKnown: boolean}): QueryWord {
  return {
    ...word,
    ...((word.text.length === 1 || !word.isKnown) && {isOptional: true}),
    ...(isGenericWord(word.text) && {idf: word.idf * weights.genericWordFactor}),
    ...(isErrorCode(word.text) && {idf: word.idf * weights.errorCodeFactor}),
  };
}

/** Whether a word looks like the code of an error. */
function isErrorCode(word: string): boolean {
  return /^(?:TS\d{4,5}|[A-Z][A-Z_]{5,})$/.test(word);
}

/** Completes a stop word that is still being typed: in "error for", the word "for" can become "formatting". */
function completeWord({text}: Word, vocabulary: Vocabulary): QueryWord[] {
  const terms = vocabulary
    .findCompletions(text.toLowerCase())
    .map(term => ({term, weight: weights.terms.completionOfKnown * computeLengthFactor(text, term)}));
  return terms.length > 0 ? [{...limitWeightsByIdf(terms, vocabulary), isOptional: true}] : [];
}

/** Finds adjacent words that form an identifier of the index: "use context" also means `useContext`. */
function findCompounds(all: Word[], words: Word[], vocabulary: Vocabulary): ParsedQuery['compounds'] {
  const compounds: ParsedQuery['compounds'] = [];
  for (let start = 0; start < all.length; start++) {
    for (let length = 2; length <= 4 && start + length <= all.length; length++) {
      const adjacent = all.slice(start, start + length);
      const term = adjacent.flatMap(word => splitIdentifier(word.text)).join('');
      const wordPositions = adjacent.map(word => words.indexOf(word)).filter(position => position >= 0);
      if (wordPositions.length > 0 && vocabulary.has(term)) {
        compounds.push({terms: [{term, weight: weights.terms.compound * length}], wordPositions});
      }
    }
  }
  return compounds;
}

function listBigrams(words: Word[]): ParsedQuery['bigrams'] {
  return createBigrams(words.map(({text}) => text)).map((bigram, position) => ({
    bigram,
    wordPositions: [position, position + 1],
  }));
}
