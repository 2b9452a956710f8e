/** Known words by their length, to look up what a misspelt one could mean. */
export type Vocabulary = {
  has: (term: string) => boolean;
  hasPrefix: (prefix: string) => boolean;
  /** The known words nearest to `term`: all at the least distance that has any, none further than two edits. */
  findNearest: (term: string, isUnfinished: boolean) => string[];
};

/** `terms` may hold stems, marked by `~`: they are no words, and never a correction. */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const all = new Set(terms);
  const words = [...all].filter(term => !term.startsWith('~')).sort();
  return {
    has: term => all.has(term),
    hasPrefix: prefix => words[findFirst(words, prefix)]?.startsWith(prefix) ?? false,
    findNearest(term, isUnfinished) {
      const limit = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
      for (let distance = 1; distance <= limit; distance++) {
        const nearest = words.filter(word => isNear(term, word, distance, isUnfinished));
        if (nearest.length > 0) {
          return nearest.slice(0, 12);
        }
      }
      return [];
    },
  };
}

/** Position of the first word that is not before `prefix`. */
function findFirst(sorted: string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

function isNear(term: string, word: string, limit: number, isUnfinished: boolean): boolean {
  if (Math.abs(word.length - term.length) <= limit && distance(term, word, limit) <= limit) {
    return true;
  }
  // A word still being typed is compared with as much of the known one.
  return (
    isUnfinished &&
    term.length >= 5 &&
    word.length > term.length + limit &&
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
