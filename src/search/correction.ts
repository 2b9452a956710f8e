/** The terms of an index, to look up what an unfinished or misspelt word could mean. */
export type Vocabulary = {
  has: (term: string) => boolean;
  /** How rare a term is: the logarithm of how many times fewer records have it than there are. */
  getRarity: (term: string) => number;
  /** The words that start with `prefix`, without itself. */
  findCompletions: (prefix: string) => string[];
  /** The words nearest to `term`: all at the least distance that has any, none further than two edits. */
  findNearest: (term: string, isUnfinished: boolean) => string[];
};

/** `counts` says in how many of `total` records a term occurs. Stems (`~`) and pairs (`&`) are among the terms, but are no words. */
export function createVocabulary(counts: Map<string, number>, total: number): Vocabulary {
  const words = [...counts.keys()].filter(term => !/[~&]/.test(term)).sort();
  return {
    has: term => counts.has(term),
    getRarity: term => Math.log(1 + total / Math.max(counts.get(term) ?? 0, 1)),
    findCompletions(prefix) {
      const completions: string[] = [];
      for (let position = findFirst(words, prefix); words[position]?.startsWith(prefix); position++) {
        completions.push(words[position] ?? '');
      }
      return completions.filter(word => word !== prefix);
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
