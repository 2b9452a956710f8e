import {createPairs, isStopWord, isVague, splitParts, splitWords, type Word} from './analysis';
import type {Vocabulary} from './correction';
import {expandWord, lengthShare, levelTerms} from './expansion';
import type {WeightedTerm} from './recordIndex';
import {weights} from './weights';

export type QueryTerm = WeightedTerm & {
  /** A synonym, or a part of a known identifier: finds records, but is nothing to highlight. */
  isWeak?: boolean;
};

/** A word of a query with all that it could mean. */
export type QueryWord = {
  terms: QueryTerm[];
  /** How much the word says, by how rare it is. */
  rarity: number;
  /** Helps where it is met, and is missed nowhere. */
  isOptional?: boolean;
};

export type ParsedQuery = {
  words: QueryWord[];
  /** Neighbours that are one identifier together. `covers` are positions in `words`. */
  joined: {terms: QueryTerm[]; covers: number[]}[];
  /** Neighbours as `createPairs` writes them, to find where they stand so in a text. */
  pairs: {pair: string; covers: number[]}[];
};

/** Words that are looked up at most: a pasted page is no query. */
const maxWords = 24;

export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const all = splitWords(query.slice(0, 2_000)).slice(0, maxWords);
  const telling = all.filter(word => !isStopWord(word.text));
  // After a space the last word is finished; before, even a word that says nothing may become another one.
  const unfinished = /\s$/.test(query) ? undefined : all.at(-1);
  const words = telling.length > 0 ? telling : all;
  const beginning = unfinished && !words.includes(unfinished) ? completeWord(unfinished, vocabulary) : [];
  return {
    words: [
      ...words.map(word => weigh(word, expandWord(word, vocabulary, word === unfinished), words.length > 1)),
      ...beginning,
    ],
    joined: joinNeighbours(all, words, vocabulary),
    pairs: listPairs(words),
  };
}

/** A single letter beside other words is the beginning of one, and no reason to look elsewhere. Vague words count less. */
function weigh({text}: Word, word: QueryWord, hasOthers: boolean): QueryWord {
  return {
    ...word,
    ...(hasOthers && text.length === 1 && {isOptional: true}),
    ...(hasOthers && isVague(text) && {rarity: word.rarity * weights.vague}),
  };
}

/** The beginning of a word that is a stop word so far: "error for" may become "error formatting". */
function completeWord({text}: Word, vocabulary: Vocabulary): QueryWord[] {
  const terms = vocabulary
    .findCompletions(text.toLowerCase())
    .map(term => ({term, weight: weights.terms.prefixOfKnown * lengthShare(text, term)}));
  return terms.length > 0 ? [{...levelTerms(terms, vocabulary), isOptional: true}] : [];
}

/** "Use context" also means `useContext`, "data transformer" `dataTransformer`, when the index knows such a word. */
function joinNeighbours(all: Word[], words: Word[], vocabulary: Vocabulary): ParsedQuery['joined'] {
  const joined: ParsedQuery['joined'] = [];
  for (let start = 0; start < all.length; start++) {
    for (let length = 2; length <= 4 && start + length <= all.length; length++) {
      const neighbours = all.slice(start, start + length);
      const term = neighbours.flatMap(word => splitParts(word.text)).join('');
      const covers = neighbours.map(word => words.indexOf(word)).filter(position => position >= 0);
      if (covers.length > 0 && vocabulary.has(term)) {
        joined.push({terms: [{term, weight: weights.terms.joined * length}], covers});
      }
    }
  }
  return joined;
}

function listPairs(words: Word[]): ParsedQuery['pairs'] {
  return createPairs(words.map(({text}) => text)).map((pair, position) => ({
    pair,
    covers: [position, position + 1],
  }));
}
