import MiniSearch, {type SearchResult} from 'minisearch';
import type {SearchRecord} from '../shared/search';
import {createTerms, createTrail, isStopWord, listWords} from './analysis';
import {createVocabulary, type Vocabulary} from './correction';
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

/** The words of each text of each field of a record. */
type Words = Record<Field, string[][]>;

type Entry = Words & {id: number};

type Trail = {place: number; trail: string};

/** Records that are added at a time: for about as long as a frame or two of a fast machine. */
const batchSize = 100;

/** Adds the records in batches, so that the page can answer its reader in between. */
export async function createRecordIndex(records: SearchRecord[]): Promise<RecordIndex> {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(weights.fields),
    stringifyField: (texts: string[][]) => texts.flat().join(' '),
    tokenize: splitAtSpaces,
    processTerm: createTerms,
  });
  const counter = createCounter();
  const trails: Trail[][] = [];
  for (const [id, record] of records.entries()) {
    if (id % batchSize === 0) {
      await new Promise(resolve => setTimeout(resolve));
    }
    const entry = {...collectWords(record), id};
    index.add(entry);
    trails.push(createTrails(entry));
    counter.count(entry);
  }
  return {
    records,
    vocabulary: createVocabulary(counter.counts, records.length),
    find(terms) {
      const results = index.search(terms.map(({term}) => term).join(' '), {
        processTerm: term => term,
        boost: weights.fields,
        bm25: weights.bm25,
        boostTerm: (_, position) => terms[position]?.weight ?? 0,
      });
      const weightOf = new Map(terms.map(({term, weight}) => [term, weight]));
      return results.flatMap(result => {
        // The id is the record's position.
        const record = records[result.id as number];
        return record
          ? [{record, score: result.score, terms: result.terms, place: ratePlace(result, weightOf)}]
          : [];
      });
    },
    findPair: pair =>
      records.flatMap((record, id) => {
        const place = trails[id]?.find(({trail}) => trail.includes(pair))?.place;
        return place === undefined ? [] : [{record, place}];
      }),
  };
}

const telling = weights.fields.heading;

function ratePlace({match}: SearchResult, weightOf: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [term, fields] of Object.entries(match)) {
    const weight = weightOf.get(term) ?? 0;
    for (const field of fields) {
      // MiniSearch names the fields as they were given.
      best = Math.max(best, rateField(field as Field) * weight);
    }
  }
  return Math.min(1, best);
}

function rateField(field: Field): number {
  return Math.min(1, weights.fields[field] / telling);
}

function splitAtSpaces(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

function collectWords(record: SearchRecord): Words {
  const {hierarchy, type, content, more, code, keywords, label, description} = record;
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const heading = hierarchy[type] ?? '';
  const parents = [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(name => name !== heading);
  return {
    heading: [listWords(heading)],
    label: label ? [listWords(label)] : [],
    slug: type === 'lvl1' ? [listWords(record.objectID.replace(/^.*\//, ''))] : [],
    keywords: (keywords ?? []).map(listWords),
    parents: parents.flatMap(name => (name === null ? [] : [listWords(name)])),
    description: description ? [listTellingWords(description)] : [],
    content: [content, more].flatMap(text => (text ? [listTellingWords(text)] : [])),
    code: code ? [listWords(code)] : [],
  };
}

/** Words that say nothing are a third of all prose, and decide nothing there. */
function listTellingWords(text: string): string[] {
  return listWords(text).filter(word => !isStopWord(word));
}

/** The neighbours of a record: for each place, the most telling first, the text of which a pair is part. */
function createTrails(entry: Entry): Trail[] {
  return neighbourFields.map(field => ({
    place: rateField(field),
    trail: entry[field].map(createTrail).join(''),
  }));
}

/** What stands beside what in code says little. */
const neighbourFields = (
  ['heading', 'label', 'slug', 'keywords', 'parents', 'description', 'content'] satisfies Field[]
).sort((a, b) => weights.fields[b] - weights.fields[a]);

/** Counts in how many records each term occurs. */
function createCounter(): {counts: Map<string, number>; count: (entry: Entry) => void} {
  const counts = new Map<string, number>();
  const lastRecords = new Map<string, number>();
  return {
    counts,
    count({id, ...fields}) {
      for (const texts of Object.values(fields)) {
        for (const words of texts) {
          for (const word of words) {
            for (const term of createTerms(word)) {
              if (lastRecords.get(term) !== id) {
                lastRecords.set(term, id);
                counts.set(term, (counts.get(term) ?? 0) + 1);
              }
            }
          }
        }
      }
    },
  };
}
