import type {TermCollector} from './termCollector';

/** The score of a term in one of the records that contain it. */
export type RecordScore = {
  /** Index of the record in the list of all records. */
  recordPosition: number;
  /** The sum of the term's BM25+ scores in the fields of the record, each multiplied by the weight of the field. */
  score: number;
  /** The greatest weight among the fields in which the term occurs. */
  maxFieldWeight: number;
};

export type TermIndex = {
  /** Returns one score for each record that contains the term, in the order of the records. */
  find: (term: string) => readonly RecordScore[];
};

type Settings = {
  fieldWeights: readonly number[];
  /** Parameters of BM25+: term frequency saturation, length normalisation, and the lower bound of a match. */
  bm25: {k: number; b: number; d: number};
};

/**
 * Creates an index of the collected terms. A term is scored only when it's first looked up, because most terms never are. Postings are
 * numbers that encode a record and a field, as `TermCollector` describes.
 */
export function createTermIndex(
  {postingsByTerm, fieldLengths}: TermCollector,
  settings: Settings,
): TermIndex {
  const cache = new Map<string, RecordScore[]>();
  const fieldCount = settings.fieldWeights.length;
  const recordCount = fieldLengths.length / fieldCount;
  const averageLengths = computeAverageLengths(fieldLengths, fieldCount);

  function scorePostings(postings: readonly number[]): RecordScore[] {
    const {k, b, d} = settings.bm25;
    const counts = countOccurrences(postings);
    const idfByField = countRecordsByField([...counts.keys()]).map(computeIdf);
    const scores: RecordScore[] = [];
    for (const [posting, count] of counts) {
      const field = posting % fieldCount;
      const recordPosition = (posting - field) / fieldCount;
      const weight = settings.fieldWeights[field] ?? 0;
      const relativeLength = (fieldLengths[posting] ?? 0) / (averageLengths[field] ?? 1);
      const frequency = d + (count * (k + 1)) / (count + k * (1 - b + b * relativeLength));
      const fieldScore = weight * (idfByField[field] ?? 0) * frequency;
      const last = scores.at(-1);
      if (last?.recordPosition === recordPosition) {
        last.score += fieldScore;
        last.maxFieldWeight = Math.max(last.maxFieldWeight, weight);
      } else {
        scores.push({recordPosition, score: fieldScore, maxFieldWeight: weight});
      }
    }
    return scores;
  }

  /** Returns the inverse document frequency of a term that `count` records contain in a field. */
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
      const scores = scorePostings(postings);
      cache.set(term, scores);
      return scores;
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

/** Returns how often each posting occurs in the list. This is how often the term occurs in each field of each record. */
function countOccurrences(postings: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const posting of postings) {
    counts.set(posting, (counts.get(posting) ?? 0) + 1);
  }
  return counts;
}
