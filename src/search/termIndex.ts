import type {TermCollector} from './termCollector';

/** A record in which a term occurs. */
export type Occurrence = {
  record: number;
  /** The sum of the term's BM25+ scores in the fields of the record, each multiplied by the weight of the field. */
  score: number;
  /** The greatest weight among the fields in which the term occurs. */
  maxFieldWeight: number;
};

export type TermIndex = {
  /** Returns one occurrence per record, in the order of the records. The list is empty if no record has the term. */
  find: (term: string) => readonly Occurrence[];
};

type Settings = {
  fieldWeights: readonly number[];
  /** Parameters of BM25+: term frequency saturation, length normalisation, and the lower bound of a match. */
  bm25: {k: number; b: number; d: number};
};

/** Creates the index of the collected terms. A term is scored when it's first looked up, because queries use few of the terms. */
export function createTermIndex(
  {postingsByTerm, fieldLengths}: TermCollector,
  settings: Settings,
): TermIndex {
  const cache = new Map<string, Occurrence[]>();
  const fieldCount = settings.fieldWeights.length;
  const recordCount = fieldLengths.length / fieldCount;
  const averageLengths = computeAverageLengths(fieldLengths, fieldCount);

  function score(postings: readonly number[]): Occurrence[] {
    const {k, b, d} = settings.bm25;
    const counts = countOccurrences(postings);
    const idfByField = countRecordsByField([...counts.keys()]).map(computeIdf);
    const occurrences: Occurrence[] = [];
    for (const [posting, count] of counts) {
      const field = posting % fieldCount;
      const record = (posting - field) / fieldCount;
      const weight = settings.fieldWeights[field] ?? 0;
      const relativeLength = (fieldLengths[posting] ?? 0) / (averageLengths[field] ?? 1);
      const frequency = d + (count * (k + 1)) / (count + k * (1 - b + b * relativeLength));
      const fieldScore = weight * (idfByField[field] ?? 0) * frequency;
      const last = occurrences.at(-1);
      if (last?.record === record) {
        last.score += fieldScore;
        last.maxFieldWeight = Math.max(last.maxFieldWeight, weight);
      } else {
        occurrences.push({record, score: fieldScore, maxFieldWeight: weight});
      }
    }
    return occurrences;
  }

  function computeIdf(count: number): number {
    return Math.log(1 + (recordCount - count + 0.5) / (count + 0.5));
  }

  function countRecordsByField(postings: readonly number[]): number[] {
    const counts = settings.fieldWeights.map(() => 0);
    for (const posting of postings) {
      counts[posting % fieldCount] = (counts[posting % fieldCount] ?? 0) + 1;
    }
    return counts;
  }

  return {
    find(term) {
      const cached = cache.get(term);
      const postings = postingsByTerm.get(term);
      if (cached || !postings) {
        return cached ?? [];
      }
      const occurrences = score(postings);
      cache.set(term, occurrences);
      return occurrences;
    },
  };
}

/** Returns the average number of distinct words in each field. */
function computeAverageLengths(lengths: readonly number[], fieldCount: number): number[] {
  const sums = new Array<number>(fieldCount).fill(0);
  lengths.forEach((length, posting) => {
    sums[posting % fieldCount] = (sums[posting % fieldCount] ?? 0) + length;
  });
  return sums.map(sum => (sum * fieldCount) / lengths.length);
}

function countOccurrences(postings: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const posting of postings) {
    counts.set(posting, (counts.get(posting) ?? 0) + 1);
  }
  return counts;
}
