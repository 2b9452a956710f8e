import type {SearchRecord} from '../shared/search';
import {splitParts, splitWords} from './analysis';
import {parseQuery, type ParsedQuery, type QueryTerm} from './query';
import type {Match, RecordIndex} from './recordIndex';
import {weights} from './weights';

export type RankedRecord = {
  record: SearchRecord;
  score: number;
  /** Terms of the record that the query met, to highlight them; without synonyms. */
  terms: Set<string>;
};

type Candidate = RankedRecord & {
  /** How well the record meets each word of the query, 0 to about 1, and neighbours. */
  words: number[];
  neighbours: number;
};

/**
 * The records that answer a query. Each word is looked up by itself, so that a record is judged by how many of the words it and its page
 * have, not by how often it repeats one. The best page comes first with its best sections, then the next page; what is left follows.
 */
export function rankRecords(index: RecordIndex, query: string): RankedRecord[] {
  const parsed = parseQuery(query, index.vocabulary);
  const names: QueryNames = {whole: joinWords(query), message: joinMessage(query)};
  const pages = groupByPage(collectCandidates(index, parsed))
    .map(sections => scorePage(sections, parsed, names))
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

function collectCandidates(index: RecordIndex, {words, joined, pairs}: ParsedQuery): Candidate[] {
  const candidates = new Map<SearchRecord, Candidate>();
  words.forEach(({terms}, position) => {
    const matches = index.find(terms);
    const best = Math.max(...matches.map(({score}) => score));
    const place = Math.max(0, ...matches.map(match => match.place)) ** weights.wordPlace;
    const weak = listWeak(terms);
    for (const match of matches) {
      note(match, weak).words[position] = place * (match.score / best) ** weights.saturation;
    }
  });
  for (const {terms, covers} of joined) {
    const weak = listWeak(terms);
    for (const match of index.find(terms)) {
      noteNeighbours(note(match, weak), match.place, covers);
    }
  }
  for (const {pair, covers} of pairs) {
    for (const {record, place} of index.findPair(pair)) {
      noteNeighbours(getCandidate(record), place, covers);
    }
  }
  return [...candidates.values()];

  function noteNeighbours(candidate: Candidate, place: number, covers: number[]): void {
    const share = place ** weights.neighbourPlace;
    candidate.neighbours += share * sum(covers.map(position => words[position]?.rarity ?? 0));
    for (const position of covers) {
      candidate.words[position] = Math.max(candidate.words[position] ?? 0, share);
    }
  }

  /** The candidate of a match, with what is to highlight in it: all but `weak`. */
  function note({record, terms}: Match, weak: ReadonlySet<string>): Candidate {
    const candidate = getCandidate(record);
    for (const term of terms) {
      if (!weak.has(term)) {
        candidate.terms.add(term);
      }
    }
    return candidate;
  }

  function getCandidate(record: SearchRecord): Candidate {
    const candidate = candidates.get(record) ?? {
      record,
      score: 0,
      terms: new Set<string>(),
      words: words.map(() => 0),
      neighbours: 0,
    };
    candidates.set(record, candidate);
    return candidate;
  }
}

function listWeak(terms: readonly QueryTerm[]): Set<string> {
  return new Set(terms.filter(({isWeak}) => isWeak).map(({term}) => term));
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
function scorePage(sections: Candidate[], {words}: ParsedQuery, names: QueryNames): Candidate[] {
  const rarities = words.map(({rarity}) => rarity ** weights.rarity);
  const needed = words.map(({isOptional}, position) => (isOptional ? 0 : (rarities[position] ?? 0)));
  const total = sum(needed);
  const page = words.map((_, position) => Math.max(...sections.map(section => section.words[position] ?? 0)));
  const pageScore =
    score(page, weights.pageCoverage) +
    weights.neighbours * Math.max(...sections.map(({neighbours}) => neighbours));
  return sections
    .map(section => {
      const own = score(section.words, weights.coverage) + weights.neighbours * section.neighbours;
      const factor = (section.record.weight.pageRank / 100) * rateNames(section.record, names);
      return {...section, score: (own + weights.page * pageScore) * factor};
    })
    .sort(compareScores);

  /** Sum over the words by their rarity, lowered by what is missing. */
  function score(met: number[], exponent: number): number {
    const covered = sum(needed.filter((_, position) => (met[position] ?? 0) > 0));
    return (
      sum(met.map((share, position) => share * (rarities[position] ?? 0))) * (covered / total) ** exponent
    );
  }
}

/** A query in the forms in which it is compared with names. */
type QueryNames = {
  whole: string;
  /** Without what differs each time that a message is printed; undefined when too little is left. */
  message: string | undefined;
};

/** A query that is the name of a page or of a section means it. One word alone is no name of a section: too many have it. */
function rateNames(record: SearchRecord, {whole, message}: QueryNames): number {
  let names = namesByRecord.get(record);
  if (!names) {
    names = collectNames(record);
    namesByRecord.set(record, names);
  }
  if (names.whole.includes(whole)) {
    return record.type === 'lvl1' ? weights.exactTitle : weights.exactHeading;
  }
  return message !== undefined && names.message === message ? weights.exactHeading : 1;
}

type RecordNames = {whole: string[]; message: string | undefined};

/** Each key that is typed compares the names of the same records. */
const namesByRecord = new WeakMap<SearchRecord, RecordNames>();

function collectNames({type, hierarchy, label, objectID}: SearchRecord): RecordNames {
  if (type === 'lvl1') {
    const whole = [hierarchy.lvl1 ?? '', label ?? '', objectID.replace(/^.*\//, '')].map(joinWords);
    return {whole, message: undefined};
  }
  const heading = hierarchy[type] ?? '';
  return {
    whole: splitWords(heading).length > 1 ? [joinWords(heading)] : [],
    message: joinMessage(heading),
  };
}

/** Words that a message has at least, besides names of errors and quoted values. */
const leastMessageWords = 3;

/** The constant words of an error message: `TRPCClientError: No "query"-procedure on path "task.list"` is `noprocedureonpath`. */
function joinMessage(text: string): string | undefined {
  const constant = text
    .replace(/^(?:Uncaught )?(?:(?:\w*Error|(?:error )?TS\d+): )+/, '')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, ' ');
  const count = splitWords(constant).length;
  return count >= leastMessageWords && count < splitWords(text).length ? joinWords(constant) : undefined;
}

/** "Use context", `useContext` and "use-context" alike. */
function joinWords(text: string): string {
  return splitWords(text)
    .flatMap(word => splitParts(word.text))
    .join('');
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
