import type {SearchRecord} from '../shared/search';
import {fold, splitParts, splitWords} from './analysis';
import {parseQuery} from './query';
import type {RecordIndex} from './recordIndex';
import {weights} from './weights';

export type RankedRecord = {
  record: SearchRecord;
  score: number;
  /** Terms of the record that the query met, to highlight them; without synonyms. */
  terms: Set<string>;
};

type Candidate = RankedRecord & {
  /** Score of each word of the query in this record. */
  words: number[];
};

/**
 * The records that answer a query. Each word is looked up by itself, so that a record is judged by how many of the words it and its page
 * have, not by how often it repeats one. The best page comes first with its best sections, then the next page; what is left follows.
 */
export function rankRecords(index: RecordIndex, query: string): RankedRecord[] {
  const pages = groupByPage(collectCandidates(index, query))
    .map(sections => scorePage(sections, joinWords(query)))
    .sort(comparePages);
  const least = (pages[0]?.[0]?.score ?? 0) * weights.weakest;
  const kept = pages.map(sections => sections.filter(({score}) => score >= least));
  const leading = kept.flatMap((sections, rank) => sections.slice(0, countLeading(rank)));
  const rest = kept.flatMap((sections, rank) => sections.slice(countLeading(rank)));
  return [...leading, ...rest.sort(compareScores)];
}

function countLeading(rank: number): number {
  return rank === 0 ? weights.leadingOfBest : weights.leading;
}

function collectCandidates(index: RecordIndex, query: string): Candidate[] {
  const {units, wordCount} = parseQuery(query, index.vocabulary);
  const candidates = new Map<SearchRecord, Candidate>();
  for (const {terms, covers} of units) {
    const matches = index.find(terms);
    const weak = new Set(terms.filter(({isWeak}) => isWeak).map(({term}) => term));
    const rarity = Math.log(1 + index.records.length / Math.max(matches.length, 1)) ** weights.rarity;
    for (const match of matches) {
      const candidate = candidates.get(match.record) ?? {
        record: match.record,
        score: 0,
        terms: new Set<string>(),
        words: Array.from({length: wordCount}, () => 0),
      };
      candidates.set(match.record, candidate);
      match.terms.filter(term => !weak.has(term)).forEach(term => candidate.terms.add(term));
      for (const position of covers) {
        candidate.words[position] = (candidate.words[position] ?? 0) + (match.score * rarity) / covers.length;
      }
    }
  }
  return [...candidates.values()];
}

function groupByPage(candidates: Candidate[]): Candidate[][] {
  const pages = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const path = getPath(candidate.record);
    const sections = pages.get(path) ?? [];
    pages.set(path, sections);
    sections.push(candidate);
  }
  return [...pages.values()];
}

/** The sections of one page with their scores, best first. */
function scorePage(sections: Candidate[], joinedQuery: string): Candidate[] {
  const words = (sections[0]?.words ?? []).map((_, position) =>
    Math.max(...sections.map(section => section.words[position] ?? 0)),
  );
  const pageScore = sum(words) * getCoverage(words) ** weights.pageCoverage;
  return sections
    .map(section => {
      const own = sum(section.words) * getCoverage(section.words) ** weights.coverage;
      const {type, hierarchy, weight} = section.record;
      const isExact = type === 'lvl1' && joinWords(hierarchy.lvl1 ?? '') === joinedQuery;
      const factor = ((weight?.pageRank ?? 100) / 100) * (isExact ? weights.exactTitle : 1);
      return {...section, score: (own + weights.page * pageScore) * factor};
    })
    .sort(compareScores);
}

/** How much of the query is met. */
function getCoverage(words: number[]): number {
  return words.filter(score => score > 0).length / Math.max(words.length, 1);
}

/** "Use context", `useContext` and "use-context" alike. */
function joinWords(text: string): string {
  return fold(
    splitWords(text)
      .flatMap(word => splitParts(word.text))
      .join(''),
  );
}

function comparePages(a: Candidate[], b: Candidate[]): number {
  return a[0] && b[0] ? compareScores(a[0], b[0]) : 0;
}

function compareScores(a: RankedRecord, b: RankedRecord): number {
  return b.score - a.score || (a.record.objectID < b.record.objectID ? -1 : 1);
}

export function getPath({objectID}: SearchRecord): string {
  return objectID.replace(/#.*/, '');
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
