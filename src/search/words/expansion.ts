import {createTerms, isStopWord, splitIdentifier, type Word} from './analysis';
import type {Vocabulary} from './correction';
import type {QueryTerm, QueryWord} from '../query';
import {stem} from './stemming';
import {weights} from '../weights';

/**
 * Returns a word of a query with the terms to look up: its forms, completions, corrections and synonyms. A known word has a form, a part or a
 * completion in the index.
 */
export function expandWord(
  word: Word,
  vocabulary: Vocabulary,
  isUnfinished: boolean,
): QueryWord & {isKnown: boolean} {
  const [whole = '', ...otherTerms] = createTerms(word.text);
  const parts = splitIdentifier(word.text);
  const isCompound = parts.length > 1;
  const completions = completeTerm(whole, isUnfinished, vocabulary);
  const corrections = findCorrections(
    whole,
    isCompound ? [] : otherTerms,
    completions,
    isUnfinished,
    vocabulary,
  );
  const hasMatches = vocabulary.has(whole) || completions.length > 0 || corrections.length > 0;
  const terms: QueryTerm[] = [
    {term: whole, weight: 1},
    ...completions,
    ...corrections.flatMap(term => [
      {term, weight: weights.terms.correction},
      {term: stem(term), weight: weights.terms.correctionStem},
    ]),
    ...(isCompound
      ? expandParts(otherTerms, hasMatches, parts, isUnfinished, vocabulary)
      : otherTerms.map(term => ({term, weight: weights.terms.stem}))),
  ];
  const synonymKeys = [whole, ...corrections].flatMap(term => [term, stem(term)]);
  for (const term of new Set(synonymKeys.flatMap(vocabulary.findSynonyms))) {
    terms.push({term, weight: weights.terms.synonym, isUnhighlighted: true});
  }
  return {
    ...limitWeightsByIdf(
      mergeTerms(terms).filter(({term}) => vocabulary.has(term)),
      vocabulary,
    ),
    isKnown: completions.length > 0 || [whole, ...otherTerms].some(vocabulary.has),
  };
}

/**
 * Returns completions of a word that is unfinished or that the index doesn't have. A word that the index doesn't have could be an
 * abbreviation.
 */
function completeTerm(term: string, isUnfinished: boolean, vocabulary: Vocabulary): QueryTerm[] {
  const {completionOfKnown, completionOfUnknown, completionOfFinished} = weights.terms;
  const isKnown = vocabulary.has(term);
  if (isUnfinished ? term === '' : term.length < 4 || isKnown) {
    return [];
  }
  const weight = isKnown ? completionOfKnown : isUnfinished ? completionOfUnknown : completionOfFinished;
  return vocabulary
    .findCompletions(term)
    .map(completion => ({term: completion, weight: weight * computeLengthFactor(term, completion)}));
}

/** Returns a factor from 0 to 1 for completing `beginning` to `word`. The fewer letters are missing, the greater the factor. */
export function computeLengthFactor(beginning: string, word: string): number {
  return (beginning.length / word.length) ** 0.5;
}

/**
 * Returns the terms for the parts of an identifier. If the identifier itself has matches, its parts count little. Otherwise only the parts
 * can be found, so they are also completed and corrected.
 */
function expandParts(
  terms: string[],
  hasMatches: boolean,
  parts: string[],
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): QueryTerm[] {
  const {partOfKnown, partOfUnknown} = weights.terms;
  const weight = hasMatches ? partOfKnown : partOfUnknown;
  const meaningful = terms.filter(term => !isStopWord(term));
  const expanded: QueryTerm[] = meaningful.map(term => ({term, weight, isUnhighlighted: hasMatches}));
  if (!hasMatches) {
    parts.forEach((part, position) => {
      if (!isStopWord(part) && !vocabulary.has(part)) {
        const isLast = isUnfinished && position === parts.length - 1;
        const completions = isLast ? vocabulary.findCompletions(part) : [];
        const suggestions = completions.length > 0 ? completions : vocabulary.findNearest(part, isLast);
        expanded.push(...suggestions.map(term => ({term, weight: weight * computeLengthFactor(part, term)})));
      }
    });
  }
  return expanded;
}

/**
 * Returns corrections of a word that the index doesn't have, or of a plain word that is rare and similar to a much more frequent one. Words
 * with digits have no corrections. `whole` is the word itself. `otherTerms` are the other terms of a plain word, such as its stem. The list
 * is empty for an identifier.
 */
function findCorrections(
  whole: string,
  otherTerms: string[],
  completions: QueryTerm[],
  isUnfinished: boolean,
  vocabulary: Vocabulary,
): string[] {
  // Another number means something else, as in the error codes TS7056 and TS7016.
  if (/\d/.test(whole)) {
    return [];
  }
  const isFound = completions.length > 0 || [whole, ...otherTerms].some(vocabulary.has);
  if (!isFound) {
    // The word without a prefix, such as "validate" from "revalidate".
    const base = whole.replace(/^(?:pre|re|un|non|sub|multi|auto)/, '');
    return vocabulary.has(base) && base.length >= 4 ? [base] : vocabulary.findNearest(whole, isUnfinished);
  }
  const isPlain = otherTerms.length > 0;
  const isRare = vocabulary.has(whole) && whole.length >= 6 && vocabulary.getIdf(whole) > rareIdf;
  return isPlain && isRare
    ? vocabulary
        .findNearest(whole, false)
        .filter(term => vocabulary.getIdf(term) < vocabulary.getIdf(whole) - minIdfDifference)
    : [];
}

/** A word with this inverse document frequency (a natural logarithm) occurs in about one of fifty records. */
const rareIdf = 4;
/** The natural logarithm of 4. A rare word is only corrected to words that are at least about four times as frequent. */
const minIdfDifference = 1.4;

/**
 * Lowers the weights of terms that are rarer than the typed word, so that they don't outweigh it. The inverse document frequency of the
 * typed word is that of the most frequent of its best terms. These are the terms with at least 60% of the greatest weight.
 */
export function limitWeightsByIdf(terms: QueryTerm[], vocabulary: Vocabulary): QueryWord {
  const best = Math.max(0, ...terms.map(({weight}) => weight));
  const bestTerms = terms.filter(({weight}) => weight >= best * 0.6);
  const idf = Math.min(...bestTerms.map(({term}) => vocabulary.getIdf(term)), 10);
  return {
    idf,
    terms: terms.map(term => ({
      ...term,
      weight: term.weight * Math.min(1, idf / vocabulary.getIdf(term.term)),
    })),
  };
}

/** Removes duplicate terms and keeps the greatest weight of each. */
function mergeTerms(terms: QueryTerm[]): QueryTerm[] {
  const merged = new Map<string, QueryTerm>();
  for (const term of terms) {
    if ((merged.get(term.term)?.weight ?? 0) < term.weight) {
      merged.set(term.term, term);
    }
  }
  return [...merged.values()];
}
