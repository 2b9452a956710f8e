/** The terms of an index, to look up what an unfinished or misspelt word could mean. */
export type Vocabulary = {
  has: (term: string) => boolean;
  /** How rare a term is: the logarithm of how many times fewer records have it than there are. */
  getRarity: (term: string) => number;
  /** The words that start with `prefix`, without itself; the most common ones when there are many. */
  findCompletions: (prefix: string) => string[];
  /** The words nearest to `term`: all at the least distance that has any, up to two edits; else those that look most like it. */
  findNearest: (term: string, isUnfinished: boolean) => string[];
};

/**
 * `countRecords` says in how many of `total` records a term occurs. Stems (`~`) are among the terms, but are no words. Words are not
 * sorted before a query asks for some: of the few that it finds, that is soon done.
 */
export function createVocabulary(
  terms: Iterable<string>,
  countRecords: (term: string) => number,
  total: number,
): Vocabulary {
  const words = [...terms].filter(term => !term.startsWith('~'));
  return {
    has: term => countRecords(term) > 0,
    getRarity: term => Math.log(1 + total / Math.max(countRecords(term), 1)),
    findCompletions(prefix) {
      const completions = words.filter(word => word.startsWith(prefix) && word !== prefix).sort();
      return completions.length > maxCompletions
        ? completions.sort((a, b) => countRecords(b) - countRecords(a)).slice(0, maxCompletions)
        : completions;
    },
    findNearest(term, isUnfinished) {
      const limit = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
      for (let distance = 1; distance <= limit; distance++) {
        const whole = words.filter(word => isNear(term, word, distance));
        const nearest =
          whole.length > 0 || !isUnfinished ? whole : words.filter(word => startsNear(term, word, distance));
        if (nearest.length > 0) {
          return nearest;
        }
      }
      return findAlike(term, words);
    },
  };
}

/** A letter or two could become so many words that only the most common are looked up. */
const maxCompletions = 40;

/** The words that share most letter pairs with `term`, when they share about half: for more than two slips in a long word. */
function findAlike(term: string, words: string[]): string[] {
  if (term.length < 6) {
    return [];
  }
  const pairs = listPairs(term);
  let most = 0.5;
  let alike: string[] = [];
  for (const word of words) {
    // Words of very different lengths can't share that many.
    if (word.length < term.length / 2 || word.length > term.length * 2) {
      continue;
    }
    const share = measureOverlap(pairs, listPairs(word));
    if (share > most) {
      most = share;
      alike = [word];
    } else if (share === most) {
      alike.push(word);
    }
  }
  return alike;
}

function listPairs(word: string): string[] {
  return Array.from({length: word.length - 1}, (_, position) => word.slice(position, position + 2));
}

/** Twice the number of shared pairs by the number of all, 0 to 1: Dice's coefficient. */
function measureOverlap(a: string[], b: string[]): number {
  const left = [...b];
  let shared = 0;
  for (const pair of a) {
    const position = left.indexOf(pair);
    if (position >= 0) {
      left.splice(position, 1);
      shared++;
    }
  }
  return (2 * shared) / (a.length + b.length);
}

function isNear(term: string, word: string, limit: number): boolean {
  return Math.abs(word.length - term.length) <= limit && distance(term, word, limit) <= limit;
}

/** A word still being typed is compared with as much of the known one. */
function startsNear(term: string, word: string, limit: number): boolean {
  return (
    term.length >= 5 &&
    word.length > term.length &&
    distance(term, word.slice(0, term.length), limit) <= limit
  );
}

/** Edits from `a` to `b`, a swap of neighbours counting as one, or any number above `limit` when there are more. */
export function distance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return least;
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
