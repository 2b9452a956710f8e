import type {SearchRecord} from '../shared/search';
import {yieldToBrowser} from '../shared/yieldToBrowser';
import {createTrail, listWords} from './analysis';
import {createVocabulary, type Vocabulary} from './correction';
import {TermCollector} from './termCollector';
import {createTermIndex, type TermIndex} from './termIndex';
import {weights} from './weights';

/** A term to look up, and how much a match counts: 1 for what the reader typed. */
export type WeightedTerm = {term: string; weight: number};

export type PlacedRecord = {
  record: SearchRecord;
  /** How telling the place is where the best of what was looked up stands: 1 for headings, less for prose. */
  place: number;
};

export type Match = PlacedRecord & {
  score: number;
  /** Terms of the record that were looked up. */
  terms: string[];
};

export type RecordIndex = {
  records: SearchRecord[];
  vocabulary: Vocabulary;
  /** The records in which any of the terms occurs. */
  find: (terms: WeightedTerm[]) => Match[];
  /** The records in which a pair of neighbours stands, as `createPairs` writes it. */
  findPair: (pair: string) => PlacedRecord[];
};

type Field = keyof typeof weights.fields;

// The keys of that object.
const fields = Object.keys(weights.fields) as Field[];

/** The texts of each field of a record. */
type Texts = Record<Field, string[]>;

type Trail = {place: number; trail: string};

/** Records that are read at a time: for about as long as a frame of a fast machine. */
const batchSize = 100;

/** Reads the records in batches, so that the page can answer its reader in between. */
export async function createRecordIndex(records: SearchRecord[]): Promise<RecordIndex> {
  const collector = new TermCollector(fields.map(isProse));
  for (const [position, record] of records.entries()) {
    if (position > 0 && position % batchSize === 0) {
      await yieldToBrowser();
    }
    const texts = collectTexts(record);
    collector.add(fields.map(field => texts[field]));
  }
  const index = createTermIndex(collector, {
    fieldWeights: fields.map(field => weights.fields[field]),
    bm25: weights.bm25,
  });
  const getTrails = createTrailReader();
  return {
    records,
    vocabulary: createVocabulary(collector.terms.keys(), term => index.find(term).length, records.length),
    find: terms => findRecords(index, records, terms),
    findPair: pair =>
      listPairRecords(index, pair).flatMap(position => {
        const record = records[position];
        const found = record && getTrails(record).find(({trail}) => trail.includes(pair));
        return found ? [{record, place: found.place}] : [];
      }),
  };
}

/** The more of the terms a record has, the more each of them counts. */
function findRecords(
  index: TermIndex,
  records: readonly SearchRecord[],
  terms: readonly WeightedTerm[],
): Match[] {
  const matches = new Map<number, Match>();
  for (const {term, weight} of terms) {
    for (const {record: position, score, weight: fieldWeight} of index.find(term)) {
      const match = matches.get(position);
      const place = Math.min(1, rateWeight(fieldWeight) * weight);
      const record = records[position];
      if (match) {
        match.score += weight * score;
        match.place = Math.max(match.place, place);
        match.terms.push(term);
      } else if (record) {
        matches.set(position, {record, score: weight * score, place, terms: [term]});
      }
    }
  }
  return [...matches.values()].map(match => ({...match, score: match.score * match.terms.length}));
}

const telling = weights.fields.heading;

function rateField(field: Field): number {
  return rateWeight(weights.fields[field]);
}

function rateWeight(weight: number): number {
  return Math.min(1, weight / telling);
}

function collectTexts(record: SearchRecord): Texts {
  const {hierarchy, type, content, more, code, keywords, label, description} = record;
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const heading = hierarchy[type] ?? '';
  const parents = [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(name => name !== heading);
  return {
    heading: [heading],
    label: label ? [label] : [],
    slug: type === 'lvl1' ? [record.objectID.replace(/^.*\//, '')] : [],
    keywords: keywords ?? [],
    parents: parents.filter(name => name !== null),
    description: description ? [description] : [],
    content: [content, more].filter(text => text !== null && text !== undefined),
    code: code ? [code] : [],
  };
}

function isProse(field: Field): boolean {
  return field === 'content' || field === 'description';
}

/** The positions of the records that have the rarer one of a pair's terms: it stands in no other. */
function listPairRecords(index: TermIndex, pair: string): number[] {
  const occurrences = pair
    .split('&')
    .filter(Boolean)
    .map(index.find)
    .sort((a, b) => a.length - b.length);
  return occurrences[0]?.map(({record}) => record) ?? [];
}

/**
 * The neighbours of a record: for each place, the most telling first, the text of which a pair is part. They are written when they are
 * first asked for, by a query of several words.
 */
function createTrailReader(): (record: SearchRecord) => Trail[] {
  const trailsByRecord = new Map<SearchRecord, Trail[]>();
  return record => {
    let trails = trailsByRecord.get(record);
    if (!trails) {
      trails = createTrails(record);
      trailsByRecord.set(record, trails);
    }
    return trails;
  };
}

function createTrails(record: SearchRecord): Trail[] {
  const texts = collectTexts(record);
  return neighbourFields.map(field => ({
    place: rateField(field),
    trail: texts[field].map(text => createTrail(listWords(text))).join(''),
  }));
}

/** What stands beside what in code says little. */
const neighbourFields = (
  ['heading', 'label', 'slug', 'keywords', 'parents', 'description', 'content'] satisfies Field[]
).sort((a, b) => weights.fields[b] - weights.fields[a]);
