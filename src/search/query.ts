import {createPairs, createTerms, isStopWord, splitParts, splitWords, stem, type Word} from './analysis';
import type {Vocabulary} from './correction';
import type {WeightedTerm} from './recordIndex';
import {findSynonyms} from './synonyms';
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
  /** Neighbours: one identifier together, or a pair that stands so in a text. `covers` are positions in `words`. */
  neighbours: {terms: QueryTerm[]; covers: number[]}[];
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
    words: [...words.map(word => expandWord(word, vocabulary, word === unfinished)), ...beginning],
    neighbours: [...joinNeighbours(all, words, vocabulary), ...pairNeighbours(words, vocabulary)],
  };
}

function expandWord(word: Word, vocabulary: Vocabulary, isUnfinished: boolean): QueryWord {
  const {stem: stemWeight, ...weight} = weights.terms;
  const [whole = '', ...parts] = createTerms(word);
  const isKnown = vocabulary.has(whole);
  const completions =
    whole.length >= (isUnfinished ? 2 : 4) && (isUnfinished || !isKnown)
      ? vocabulary.findCompletions(whole)
      : [];
  const isCompound = splitParts(word.text).length > 1;
  const partWeight = isKnown || completions.length > 0 ? weight.partOfKnown : weight.partOfUnknown;
  const terms: QueryTerm[] = [
    {term: whole, weight: 1},
    ...parts.map(term => ({
      term,
      weight: isCompound ? partWeight : stemWeight,
      isWeak: isCompound && partWeight === weight.partOfKnown,
    })),
  ];
  const completionWeight = isKnown
    ? weight.prefixOfKnown
    : isUnfinished
      ? weight.prefixOfUnknown
      : weight.prefixOfFinished;
  for (const term of completions) {
    // The less there is to add, the likelier it is meant.
    terms.push({term, weight: completionWeight * (whole.length / term.length) ** 0.5});
  }
  const meanings = [whole, stem(whole)];
  for (const term of findCorrections(whole, terms, isUnfinished, vocabulary)) {
    terms.push({term, weight: weight.correction}, {term: stem(term), weight: weight.correctionStem});
    meanings.push(term, stem(term));
  }
  for (const term of new Set(meanings.flatMap(findSynonyms))) {
    terms.push({term, weight: weight.synonym, isWeak: true});
  }
  return levelTerms(
    mergeTerms(terms).filter(({term}) => vocabulary.has(term)),
    vocabulary,
  );
}

/** The beginning of a word that is a stop word so far: "error for" may become "error formatting". */
function completeWord({text}: Word, vocabulary: Vocabulary): QueryWord[] {
  const terms = vocabulary
    .findCompletions(text.toLowerCase())
    .map(term => ({term, weight: weights.terms.prefixOfKnown * (text.length / term.length) ** 0.5}));
  return terms.length > 0 ? [{...levelTerms(terms, vocabulary), isOptional: true}] : [];
}

/** What a word could mean that the index doesn't know, or knows from far fewer places than a word one edit away. */
function findCorrections(
  whole: string,
  terms: QueryTerm[],
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): string[] {
  const isFound = terms.some(({term}) => vocabulary.has(term));
  if (!isFound) {
    const base = whole.replace(/^(?:pre|re|un|non|sub|multi|auto)/, '');
    return vocabulary.has(base) && base.length >= 4 ? [base] : vocabulary.findNearest(whole, isUnfinished);
  }
  const isRare = vocabulary.has(whole) && whole.length >= 6 && vocabulary.getRarity(whole) > rare;
  return isRare
    ? vocabulary
        .findNearest(whole, false)
        .filter(term => vocabulary.getRarity(term) < vocabulary.getRarity(whole) - clearlyRarer)
    : [];
}

/** In one record of about fifty; four times as rare. Both are logarithms, as rarity is. */
const rare = 4;
const clearlyRarer = 1.4;

/** No expansion counts as rarer than the word that was typed, or the most common of what it could be. */
function levelTerms(terms: QueryTerm[], vocabulary: Vocabulary): QueryWord {
  const best = Math.max(0, ...terms.map(({weight}) => weight));
  const meant = terms.filter(({weight}) => weight >= best * 0.6);
  const rarity = Math.min(...meant.map(({term}) => vocabulary.getRarity(term)), 10);
  return {
    rarity,
    terms: terms.map(term => ({
      ...term,
      weight: term.weight * Math.min(1, rarity / vocabulary.getRarity(term.term)),
    })),
  };
}

/** "Use context" also means `useContext`, "data transformer" `dataTransformer`, when the index knows such a word. */
function joinNeighbours(all: Word[], words: Word[], vocabulary: Vocabulary): ParsedQuery['neighbours'] {
  const joined: ParsedQuery['neighbours'] = [];
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

function pairNeighbours(words: Word[], vocabulary: Vocabulary): ParsedQuery['neighbours'] {
  return createPairs(words).flatMap((term, position) =>
    vocabulary.has(term)
      ? [{terms: [{term, weight: weights.terms.pair}], covers: [position, position + 1]}]
      : [],
  );
}

/** Each term once, with its greatest weight. */
function mergeTerms(terms: QueryTerm[]): QueryTerm[] {
  const merged = new Map<string, QueryTerm>();
  for (const term of terms) {
    if ((merged.get(term.term)?.weight ?? 0) < term.weight) {
      merged.set(term.term, term);
    }
  }
  return [...merged.values()];
}
