import type {SearchRecord} from '../shared/search';
import {yieldToBrowser} from '../clientModules/yieldToBrowser';
import {createStemSequence, listWords} from './words/analysis';
import {createVocabulary, type Vocabulary} from './words/correction';
import {TermCollector} from './termCollector';
import {createTermIndex, type TermIndex} from './termIndex';
import {weights} from './weights';

/** A term to look up. Its weight is a factor for the scores of its matches. A word as the reader typed it has the weight 1. */
export type WeightedTerm = {term: string; weight: number};

export type FieldMatch = {
  record: SearchRecord;
  /** The greatest weight among the matching fields, from 0 to 1. Headings have the weight 1. Prose has a lower weight. */
  fieldWeight: number;
};

export type Match = FieldMatch & {
  score: number;
  /** The looked-up terms that occur in the record. */
  terms: string[];
};

export type RecordIndex = {
  records: SearchRecord[];
  vocabulary: Vocabulary;
  /** Returns the records that contain any of the terms. */
  find: (terms: WeightedTerm[]) => Match[];
  /** Returns the records that contain two adjacent words. `bigram` has the format of `createBigrams`. */
  findBigram: (bigram: string) => FieldMatch[];
};

type Field = keyof typeof weights.fields;

// TypeScript doesn't know that `Object.keys` returns only the keys of `weights.fields`.
const fields = Object.keys(weights.fields) as Field[];

/** The texts of each field of a record. */
type Texts = Record<Field, string[]>;

/** `stems` has the format of `createStemSequence`. */
type FieldStems = {fieldWeight: number; stems: string};

/** Number of records in a batch. A fast machine needs about one frame to index a batch. */
const batchSize = 100;

/** Indexes the records in batches and yields to the browser between them, so that the page stays responsive. */
export async function createRecordIndex(
  records: SearchRecord[],
  synonymGroups: readonly string[] = [],
): Promise<RecordIndex> {
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
  const getStemSequences = createStemSequenceCache();
  return {
    records,
    vocabulary: createVocabulary(
      collector.postingsByTerm.keys(),
      term => index.find(term).length,
      records.length,
      synonymGroups,
    ),
    find: terms => findRecords(index, records, terms),
    findBigram: bigram =>
      listCandidateRecords(index, bigram).flatMap(position => {
        const record = records[position];
        const found = record && getStemSequences(record).find(({stems}) => stems.includes(bigram));
        return found ? [{record, fieldWeight: found.fieldWeight}] : [];
      }),
  };
}

/** Finds the records that contain any of the terms. Multiplies the score of each record by the number of these terms that it contains. */
function findRecords(
  index: TermIndex,
  records: readonly SearchRecord[],
  terms: readonly WeightedTerm[],
): Match[] {
  const matches = new Map<number, Match>();
  for (const {term, weight} of terms) {
    for (const {recordPosition, score, maxFieldWeight} of index.find(term)) {
      const match = matches.get(recordPosition);
      const fieldWeight = Math.min(1, normaliseWeight(maxFieldWeight) * weight);
      const record = records[recordPosition];
      if (match) {
        match.score += weight * score;
        match.fieldWeight = Math.max(match.fieldWeight, fieldWeight);
        match.terms.push(term);
      } else if (record) {
        matches.set(recordPosition, {record, score: weight * score, fieldWeight, terms: [term]});
      }
    }
  }
  return [...matches.values()].map(match => ({...match, score: match.score * match.terms.length}));
}

const headingWeight = weights.fields.heading;

function normaliseFieldWeight(field: Field): number {
  return normaliseWeight(weights.fields[field]);
}

function normaliseWeight(weight: number): number {
  return Math.min(1, weight / headingWeight);
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

/** Returns the positions of all records that contain the rarer term of a bigram. Only these records can contain the bigram. */
function listCandidateRecords(index: TermIndex, bigram: string): number[] {
  const scoresByTerm = bigram
    .split('&')
    .filter(Boolean)
    .map(index.find)
    .sort((a, b) => a.length - b.length);
  return scoresByTerm[0]?.map(({recordPosition}) => recordPosition) ?? [];
}

/**
 * Creates a function that returns the stem sequences of a record's fields, the field with the greatest weight first. The sequences of a
 * record are created when a query with several words first needs them. From then on they are cached.
 */
function createStemSequenceCache(): (record: SearchRecord) => FieldStems[] {
  const sequencesByRecord = new Map<SearchRecord, FieldStems[]>();
  return record => {
    let sequences = sequencesByRecord.get(record);
    if (!sequences) {
      sequences = createStemSequences(record);
      sequencesByRecord.set(record, sequences);
    }
    return sequences;
  };
}

function createStemSequences(record: SearchRecord): FieldStems[] {
  const texts = collectTexts(record);
  return bigramFields.map(field => ({
    fieldWeight: normaliseFieldWeight(field),
    stems: texts[field].map(text => createStemSequence(listWords(text))).join(''),
  }));
}

/** The fields in which adjacent words raise the score. Code isn't included because the order of words in code says little. */
const bigramFields = (
  ['heading', 'label', 'slug', 'keywords', 'parents', 'description', 'content'] satisfies Field[]
).sort((a, b) => weights.fields[b] - weights.fields[a]);
