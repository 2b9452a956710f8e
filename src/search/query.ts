import {createTerms, fold, isStopWord, splitParts, splitWords, stem, type Word} from './analysis';
import type {Vocabulary} from './correction';
import {findSynonyms} from './synonyms';
import {weights} from './weights';

/** A term to look up, and how much a match counts: 1 for what the reader typed. */
export type QueryTerm = {
  term: string;
  weight: number;
  isPrefix?: boolean;
  /** A synonym, or a part of a known identifier: finds records, but is nothing to highlight. */
  isWeak?: boolean;
};

/** One word of a query, or neighbours that are one identifier together. */
export type QueryUnit = {
  terms: QueryTerm[];
  /** Positions in the query of the words that a match covers. */
  covers: number[];
};

export type ParsedQuery = {
  units: QueryUnit[];
  /** How many words say something. */
  wordCount: number;
};

/** Words that are looked up at most: a pasted page is no query. */
const maxWords = 24;

export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const all = splitWords(query.slice(0, 2_000)).slice(0, maxWords);
  const telling = all.filter(word => !isStopWord(word.text));
  const words = telling.length > 0 ? telling : all;
  // After a space the last word is finished.
  const isUnfinished = !/\s$/.test(query);
  const units = words.map((word, position) => ({
    terms: expandWord(word, vocabulary, isUnfinished && word === all.at(-1)),
    covers: [position],
  }));
  return {units: [...units, ...joinNeighbours(all, words, vocabulary)], wordCount: words.length};
}

function expandWord(word: Word, vocabulary: Vocabulary, isUnfinished: boolean): QueryTerm[] {
  const {stem: stemWeight, ...weight} = weights.terms;
  const [whole = '', ...parts] = createTerms(word);
  const isKnown = vocabulary.has(whole);
  const isBeginning = !isKnown && vocabulary.hasPrefix(whole);
  const isCompound = splitParts(word.text).length > 1;
  const partWeight = isKnown || (isBeginning && isUnfinished) ? weight.partOfKnown : weight.partOfUnknown;
  const terms: QueryTerm[] = [
    {term: whole, weight: 1},
    ...parts.map(term => ({
      term,
      weight: isCompound ? partWeight : stemWeight,
      isWeak: isCompound && partWeight === weight.partOfKnown,
    })),
  ];
  if (isUnfinished && whole.length >= 2) {
    terms.push({
      term: whole,
      weight: isKnown ? weight.prefixOfKnown : weight.prefixOfUnknown,
      isPrefix: true,
    });
  } else if (isBeginning && whole.length >= 4) {
    terms.push({term: whole, weight: weight.prefixOfFinished, isPrefix: true});
  }
  for (const synonym of [...findSynonyms(whole), ...findSynonyms(stem(whole))]) {
    terms.push({term: synonym, weight: weight.synonym, isWeak: true});
  }
  const isFound = terms.some(({term, isPrefix}) =>
    isPrefix ? vocabulary.hasPrefix(term) : vocabulary.has(term),
  );
  if (!isFound) {
    for (const nearest of vocabulary.findNearest(whole, isUnfinished)) {
      terms.push({term: nearest, weight: weight.correction});
      terms.push({term: stem(nearest), weight: weight.correctionStem});
    }
  }
  return mergeTerms(terms);
}

/** "use context" also means `useContext`, "data transformer" `dataTransformer`, when the index knows such a word. */
function joinNeighbours(all: Word[], words: Word[], vocabulary: Vocabulary): QueryUnit[] {
  const units: QueryUnit[] = [];
  for (let start = 0; start < all.length; start++) {
    for (let length = 2; length <= 4 && start + length <= all.length; length++) {
      const neighbours = all.slice(start, start + length);
      const joined = fold(neighbours.flatMap(word => splitParts(word.text)).join(''));
      const covers = neighbours.map(word => words.indexOf(word)).filter(position => position >= 0);
      if (covers.length > 0 && vocabulary.has(joined)) {
        units.push({terms: [{term: joined, weight: weights.terms.joined * length}], covers});
      }
    }
  }
  return units;
}

/** Each term once, with its greatest weight. */
function mergeTerms(terms: QueryTerm[]): QueryTerm[] {
  const merged = new Map<string, QueryTerm>();
  for (const term of terms) {
    const key = `${term.term}${term.isPrefix ? '*' : ''}`;
    if ((merged.get(key)?.weight ?? 0) < term.weight) {
      merged.set(key, term);
    }
  }
  return [...merged.values()];
}
