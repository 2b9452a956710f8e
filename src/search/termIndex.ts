import type {TermCollector} from './termCollector';

/** A record in which a term occurs. */
export type Occurrence = {
  record: number;
  /** How much the record is about the term: BM25+ in each field, times the field's weight, summed. */
  score: number;
  /** The greatest weight of a field in which it occurs. */
  weight: number;
};

export type TermIndex = {
  /** By record, ascending; none for terms that no record has. */
  find: (term: string) => readonly Occurrence[];
};

type Settings = {
  fieldWeights: readonly number[];
  /** How soon repeats stop to count, how much long texts lose, and what a match counts at least. */
  bm25: {k: number; b: number; d: number};
};

/** The index of what was collected. It counts and scores a term when it is first looked up, as readers ask for few of thousands. */
export function createTermIndex({terms, lengths}: TermCollector, settings: Settings): TermIndex {
  const found = new Map<string, Occurrence[]>();
  const fieldCount = settings.fieldWeights.length;
  const total = lengths.length / fieldCount;
  const averages = averageLengths(lengths, fieldCount);

  function score(cells: readonly number[]): Occurrence[] {
    const {k, b, d} = settings.bm25;
    const counts = countRepeats(cells);
    const rarities = countFields([...counts.keys()]).map(rateRarity);
    const occurrences: Occurrence[] = [];
    for (const [cell, count] of counts) {
      const field = cell % fieldCount;
      const record = (cell - field) / fieldCount;
      const weight = settings.fieldWeights[field] ?? 0;
      const length = (lengths[cell] ?? 0) / (averages[field] ?? 1);
      const frequency = d + (count * (k + 1)) / (count + k * (1 - b + b * length));
      const cellScore = weight * (rarities[field] ?? 0) * frequency;
      const last = occurrences.at(-1);
      if (last?.record === record) {
        last.score += cellScore;
        last.weight = Math.max(last.weight, weight);
      } else {
        occurrences.push({record, score: cellScore, weight});
      }
    }
    return occurrences;
  }

  function rateRarity(count: number): number {
    return Math.log(1 + (total - count + 0.5) / (count + 0.5));
  }

  function countFields(cells: readonly number[]): number[] {
    const counts = settings.fieldWeights.map(() => 0);
    for (const cell of cells) {
      counts[cell % fieldCount] = (counts[cell % fieldCount] ?? 0) + 1;
    }
    return counts;
  }

  return {
    find(term) {
      const known = found.get(term);
      const cells = terms.get(term);
      if (known || !cells) {
        return known ?? [];
      }
      const occurrences = score(cells);
      found.set(term, occurrences);
      return occurrences;
    },
  };
}

/** How many different words each field has on average. */
function averageLengths(lengths: readonly number[], fieldCount: number): number[] {
  const sums = new Array<number>(fieldCount).fill(0);
  lengths.forEach((length, cell) => {
    sums[cell % fieldCount] = (sums[cell % fieldCount] ?? 0) + length;
  });
  return sums.map(sum => (sum * fieldCount) / lengths.length);
}

function countRepeats(cells: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const cell of cells) {
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return counts;
}
