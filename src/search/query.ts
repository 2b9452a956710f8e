import {
  createPairs,
  createTerms,
  isStopWord,
  isVague,
  splitParts,
  splitWords,
  stem,
  type Word,
} from './analysis';
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
    words: [
      ...words.map(word => weigh(word, expandWord(word, vocabulary, word === unfinished), words.length > 1)),
      ...beginning,
    ],
    neighbours: [...joinNeighbours(all, words, vocabulary), ...pairNeighbours(words, vocabulary)],
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

function expandWord(word: Word, vocabulary: Vocabulary, isUnfinished: boolean): QueryWord {
  const [whole = '', ...others] = createTerms(word);
  const parts = splitParts(word.text);
  const isCompound = parts.length > 1;
  const completions = completeTerm(whole, isUnfinished, vocabulary);
  const corrections = findCorrections(whole, isCompound ? [] : others, completions, isUnfinished, vocabulary);
  const isMet = vocabulary.has(whole) || completions.length > 0 || corrections.length > 0;
  const terms: QueryTerm[] = [
    {term: whole, weight: 1},
    ...completions,
    ...corrections.flatMap(term => [
      {term, weight: weights.terms.correction},
      {term: stem(term), weight: weights.terms.correctionStem},
    ]),
    ...(isCompound
      ? expandParts(others, isMet, parts, isUnfinished, vocabulary)
      : others.map(term => ({term, weight: weights.terms.stem}))),
  ];
  const meanings = [whole, ...corrections].flatMap(term => [term, stem(term)]);
  for (const term of new Set(meanings.flatMap(findSynonyms))) {
    terms.push({term, weight: weights.terms.synonym, isWeak: true});
  }
  return levelTerms(
    mergeTerms(terms).filter(({term}) => vocabulary.has(term)),
    vocabulary,
  );
}

/** The words that start with a word: all that it could become, or what it could be short for. */
function completeTerm(term: string, isUnfinished: boolean, vocabulary: Vocabulary): QueryTerm[] {
  const {prefixOfKnown, prefixOfUnknown, prefixOfFinished} = weights.terms;
  const isKnown = vocabulary.has(term);
  if (isUnfinished ? term === '' : term.length < 4 || isKnown) {
    return [];
  }
  const weight = isKnown ? prefixOfKnown : isUnfinished ? prefixOfUnknown : prefixOfFinished;
  return vocabulary
    .findCompletions(term)
    .map(completion => ({term: completion, weight: weight * lengthShare(term, completion)}));
}

/** The less there is to add, the likelier it is meant. */
function lengthShare(beginning: string, word: string): number {
  return (beginning.length / word.length) ** 0.5;
}

/** The parts of an identifier: they count little when the index knows the whole; else they are all there is, so they are corrected. */
function expandParts(
  terms: string[],
  isMet: boolean,
  parts: string[],
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): QueryTerm[] {
  const {partOfKnown, partOfUnknown} = weights.terms;
  const weight = isMet ? partOfKnown : partOfUnknown;
  const telling = terms.filter(term => !isStopWord(term));
  const expanded: QueryTerm[] = telling.map(term => ({term, weight, isWeak: isMet}));
  if (!isMet) {
    parts.forEach((part, position) => {
      if (!isStopWord(part) && !vocabulary.has(part)) {
        const isLast = isUnfinished && position === parts.length - 1;
        const meant = isLast ? vocabulary.findCompletions(part) : [];
        const near = meant.length > 0 ? meant : vocabulary.findNearest(part, isLast);
        expanded.push(...near.map(term => ({term, weight: weight * lengthShare(part, term)})));
      }
    });
  }
  return expanded;
}

/** The beginning of a word that is a stop word so far: "error for" may become "error formatting". */
function completeWord({text}: Word, vocabulary: Vocabulary): QueryWord[] {
  const terms = vocabulary
    .findCompletions(text.toLowerCase())
    .map(term => ({term, weight: weights.terms.prefixOfKnown * lengthShare(text, term)}));
  return terms.length > 0 ? [{...levelTerms(terms, vocabulary), isOptional: true}] : [];
}

/**
 * What a word could mean that the index doesn't know, or knows from far fewer places than a word one edit away. `stems` are its other
 * forms, when it is a plain word.
 */
function findCorrections(
  whole: string,
  stems: string[],
  completions: QueryTerm[],
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): string[] {
  const isFound = completions.length > 0 || [whole, ...stems].some(vocabulary.has);
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
