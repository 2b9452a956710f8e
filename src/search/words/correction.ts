import {computeEditDistance} from './editDistance';
import {createSynonyms} from './synonyms';

/** The terms of an index. They are used to complete unfinished words and to correct misspelt ones. */
export type Vocabulary = {
  has: (term: string) => boolean;
  /** Returns the inverse document frequency of a term. The rarer the term, the greater the value. */
  getIdf: (term: string) => number;
  /** Returns the terms with the same or a similar meaning. Most terms have none. */
  findSynonyms: (term: string) => string[];
  /** Returns longer words that start with `prefix`, in alphabetical order. If there are many, returns only the most frequent ones. */
  findCompletions: (prefix: string) => string[];
  /**
   * Returns the words with the smallest edit distance to `term`, up to a distance of two. If there are none, returns the words that share
   * the most letter pairs with `term`. Only words with a distance of one can begin with another letter. If `isUnfinished` is true, `term` is
   * also compared with the beginnings of words.
   */
  findNearest: (term: string, isUnfinished: boolean) => string[];
};

/**
 * Creates the vocabulary of an index. `countRecordsWith` returns how many of the `recordCount` records contain a term. `terms` also
 * contains stems, which have the prefix `~` and are never suggested. Only the suggestions are sorted, because sorting all words would delay
 * the first query.
 */
export function createVocabulary(
  terms: Iterable<string>,
  countRecordsWith: (term: string) => number,
  recordCount: number,
  synonymGroups: readonly string[] = [],
): Vocabulary {
  const synonyms = createSynonyms(synonymGroups);
  const words = [...terms].filter(term => !term.startsWith('~'));
  return {
    has: term => countRecordsWith(term) > 0,
    getIdf: term => Math.log(1 + recordCount / Math.max(countRecordsWith(term), 1)),
    findSynonyms: term => synonyms.get(term) ?? [],
    findCompletions(prefix) {
      const completions = words.filter(word => word.startsWith(prefix) && word !== prefix).sort();
      return completions.length > maxCompletions
        ? completions.sort((a, b) => countRecordsWith(b) - countRecordsWith(a)).slice(0, maxCompletions)
        : completions;
    },
    findNearest(term, isUnfinished) {
      const limit = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
      const withSameStart = words.filter(word => word[0] === term[0]);
      for (let distance = 1; distance <= limit; distance++) {
        // If two letters differ and one of them is the first, it's probably another word: `cypress` isn't a misspelt `express`.
        const candidates = distance === 1 ? words : withSameStart;
        const wholeWords = candidates.filter(word => isWithinDistance(term, word, distance));
        const nearest =
          wholeWords.length > 0 || !isUnfinished
            ? wholeWords
            : candidates.filter(word => isPrefixWithinDistance(term, word, distance));
        if (nearest.length > 0) {
          return nearest;
        }
      }
      return findSimilar(term, withSameStart);
    },
  };
}

/** The maximum number of completions. One or two letters can have hundreds, which would make queries slow. */
const maxCompletions = 40;

/**
 * Returns the words with the greatest Dice coefficient to `term`, if it's at least 0.6. This finds corrections for long words with more
 * than two typos.
 */
function findSimilar(term: string, words: string[]): string[] {
  if (term.length < 6) {
    return [];
  }
  const bigrams = listLetterBigrams(term);
  let highest = 0.6;
  let similar: string[] = [];
  for (const word of words) {
    // Words of very different lengths can't share enough letter pairs. This quick check skips them.
    if (word.length < term.length / 2 || word.length > term.length * 2) {
      continue;
    }
    const coefficient = computeDiceCoefficient(bigrams, listLetterBigrams(word));
    if (coefficient > highest) {
      highest = coefficient;
      similar = [word];
    } else if (coefficient === highest) {
      similar.push(word);
    }
  }
  return similar;
}

function listLetterBigrams(word: string): string[] {
  return Array.from({length: word.length - 1}, (_, position) => word.slice(position, position + 2));
}

/**
 * Returns the Dice coefficient of two lists, which is from 0 to 1: twice the number of shared items, divided by the number of all items.
 */
function computeDiceCoefficient(a: string[], b: string[]): number {
  const remaining = [...b];
  let shared = 0;
  for (const item of a) {
    const position = remaining.indexOf(item);
    if (position >= 0) {
      remaining.splice(position, 1);
      shared++;
    }
  }
  return (2 * shared) / (a.length + b.length);
}

function isWithinDistance(term: string, word: string, limit: number): boolean {
  return Math.abs(word.length - term.length) <= limit && computeEditDistance(term, word, limit) <= limit;
}

/** Returns whether `term`, which is still being typed, is within `limit` edits of the prefix of `word` that has the same length. */
function isPrefixWithinDistance(term: string, word: string, limit: number): boolean {
  return (
    term.length >= 5 &&
    word.length > term.length &&
    computeEditDistance(term, word.slice(0, term.length), limit) <= limit
  );
}
