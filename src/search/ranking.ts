import type {SearchRecord} from '../shared/search';
import {parseQuery} from './query';
import type {RecordIndex} from './recordIndex';

export type RankedRecord = {
  record: SearchRecord;
  score: number;
  /** Terms of the record that the query met, to highlight them. */
  terms: Set<string>;
};

type Candidate = RankedRecord & {
  /** Score of each word of the query in this record. */
  words: number[];
};

/**
 * The records that answer a query, best first. Each word is looked up by itself, so that a record is judged by how many of the words it
 * and its page have, not by how often it repeats one.
 */
export function rankRecords(index: RecordIndex, query: string): RankedRecord[] {
  const candidates = collectCandidates(index, query);
  const pages = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const path = getPath(candidate.record);
    pages.set(path, [...(pages.get(path) ?? []), candidate]);
  }
  const ranked = [...pages].flatMap(([path, sections]) => scorePage(path, sections));
  ranked.sort((a, b) => b.score - a.score || compare(a.record.objectID, b.record.objectID));
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({score}) => score >= best * weakest);
}

/** Hits below this share of the best one's score are noise. */
const weakest = 0.06;

function collectCandidates(index: RecordIndex, query: string): Candidate[] {
  const {units, wordCount} = parseQuery(query, index.vocabulary);
  const candidates = new Map<SearchRecord, Candidate>();
  for (const {terms, covers} of units) {
    for (const match of index.find(terms)) {
      const candidate = candidates.get(match.record) ?? {
        record: match.record,
        score: 0,
        terms: new Set<string>(),
        words: Array.from({length: wordCount}, () => 0),
      };
      candidates.set(match.record, candidate);
      match.terms.forEach(term => candidate.terms.add(term));
      for (const position of covers) {
        candidate.words[position] = (candidate.words[position] ?? 0) + match.score / covers.length;
      }
    }
  }
  return [...candidates.values()];
}

function scorePage(path: string, sections: Candidate[]): Candidate[] {
  const wordCount = sections[0]?.words.length ?? 0;
  const page = Array.from({length: wordCount}, (_, position) =>
    Math.max(...sections.map(({words}) => words[position] ?? 0)),
  );
  const pageScore = sum(page) * getCoverage(page);
  return sections.map(section => ({
    ...section,
    score: (sum(section.words) * getCoverage(section.words) + 0.6 * pageScore) * getPrior(path),
  }));
}

function getCoverage(words: number[]): number {
  return words.filter(score => score > 0).length / Math.max(words.length, 1);
}

/** Pages that repeat what others explain stand back a little. */
function getPrior(path: string): number {
  if (path === '/' || /\/landing-intro\//.test(path)) {
    return 0.5;
  }
  return /\/(blog|media)(\/|$)/.test(path) ? 0.85 : 1;
}

export function getPath({objectID}: SearchRecord): string {
  return objectID.replace(/#.*/, '');
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
