import {createTerms, isStopWord, splitParts, type Word} from './analysis';
import type {Vocabulary} from './correction';
import type {QueryTerm, QueryWord} from './query';
import {stem} from './stemming';
import {findSynonyms} from './synonyms';
import {weights} from './weights';

/** A word with all that it could mean: its other forms, what it could become, what it is misspelt for, its synonyms. */
export function expandWord(word: Word, vocabulary: Vocabulary, isUnfinished: boolean): QueryWord {
  const [whole = '', ...others] = createTerms(word.text);
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
export function lengthShare(beginning: string, word: string): number {
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
export function levelTerms(terms: QueryTerm[], vocabulary: Vocabulary): QueryWord {
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
