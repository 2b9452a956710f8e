import MiniSearch, {type SearchResult} from 'minisearch';
import type {SearchRecord} from '../shared/search';
import {createPairs, createTerms, splitWords} from './analysis';
import {createVocabulary, type Vocabulary} from './correction';
import {weights} from './weights';

/** A term to look up, and how much a match counts: 1 for what the reader typed. */
export type WeightedTerm = {term: string; weight: number};

export type Match = {
  record: SearchRecord;
  score: number;
  /** Terms of the record that were looked up. */
  terms: string[];
  /** How telling the place is where the best of them stands: 1 for headings, less for prose. */
  place: number;
};

export type RecordIndex = {
  records: SearchRecord[];
  vocabulary: Vocabulary;
  /** The records in which any of the terms occurs. */
  find: (terms: WeightedTerm[]) => Match[];
};

type Field = keyof typeof weights.fields;

/** The terms of each field, parted by spaces. */
type Entry = Record<Field, string> & {id: number};

export function createRecordIndex(records: SearchRecord[]): RecordIndex {
  const counts = new Map<string, number>();
  const entries = records.map((record, id) => createEntry(record, id, counts));
  const index = new MiniSearch<Entry>({
    fields: Object.keys(weights.fields),
    tokenize: splitTerms,
    processTerm: term => term,
  });
  index.addAll(entries);
  return {
    records,
    vocabulary: createVocabulary(counts, records.length),
    find(terms) {
      const results = index.search(terms.map(({term}) => term).join(' '), {
        tokenize: splitTerms,
        boost: weights.fields,
        bm25: weights.bm25,
        boostTerm: (_, position) => terms[position]?.weight ?? 0,
      });
      const weightOf = new Map(terms.map(({term, weight}) => [term, weight]));
      return results.flatMap(result => {
        // The id is the position that createEntry was given.
        const record = records[result.id as number];
        return record
          ? [{record, score: result.score, terms: result.terms, place: ratePlace(result, weightOf)}]
          : [];
      });
    },
  };
}

const telling = weights.fields.heading;

function ratePlace({match}: SearchResult, weightOf: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [term, fields] of Object.entries(match)) {
    const weight = weightOf.get(term) ?? 0;
    for (const field of fields) {
      // MiniSearch names the fields as they were given.
      best = Math.max(best, Math.min(1, weights.fields[field as Field] / telling) * weight);
    }
  }
  return Math.min(1, best);
}

function splitTerms(terms: string): string[] {
  return terms === '' ? [] : terms.split(' ');
}

/** Analyses a record; counts in how many records each term occurs. */
function createEntry(record: SearchRecord, id: number, counts: Map<string, number>): Entry {
  const {hierarchy, type, content, more, code, keywords, label, description} = record;
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const heading = hierarchy[type] ?? '';
  const parents = [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(
    name => name !== null && name !== heading,
  );
  const fields: Record<Field, string[]> = {
    heading: [heading],
    label: label ? [label] : [],
    slug: type === 'lvl1' ? [record.objectID.replace(/^.*\//, '')] : [],
    keywords: keywords ?? [],
    parents: parents.filter(name => name !== null),
    description: description ? [description] : [],
    content: [content ?? '', more ?? ''],
    code: code ? [code] : [],
  };
  const seen = new Set<string>();
  const terms = Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => {
      const found = texts.flatMap(text => analyse(text, field !== 'code'));
      found.forEach(term => seen.add(term));
      return [field, found.join(' ')];
    }),
    // The same fields as above.
  ) as Record<Field, string>;
  for (const term of seen) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return {id, ...terms};
}

function analyse(text: string, hasNeighbours: boolean): string[] {
  const words = splitWords(text);
  return [...words.flatMap(createTerms), ...(hasNeighbours ? createPairs(words) : [])];
}
