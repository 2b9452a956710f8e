import MiniSearch from 'minisearch';
import type {SearchRecord} from '../shared/search';
import {analyse} from './analysis';
import {createVocabulary, type Vocabulary} from './correction';
import type {QueryTerm} from './query';
import {weights} from './weights';

type Field = keyof typeof weights.fields;

export type Match = {
  record: SearchRecord;
  score: number;
  /** Terms of the record that the query met. */
  terms: string[];
};

export type RecordIndex = {
  records: SearchRecord[];
  vocabulary: Vocabulary;
  /** The records in which any of the terms occurs. */
  find: (terms: QueryTerm[]) => Match[];
};

type Entry = Record<Field, string> & {id: number};

export function createRecordIndex(records: SearchRecord[]): RecordIndex {
  const known = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: Object.keys(weights.fields),
    tokenize: text => {
      const terms = analyse(text);
      terms.forEach(term => known.add(term));
      return terms;
    },
    processTerm: term => term,
  });
  index.addAll(records.map((record, id) => createEntry(record, id)));
  return {
    records,
    vocabulary: createVocabulary(known),
    find(terms) {
      const results = index.search(terms.map(({term}) => term).join(' '), {
        tokenize: query => query.split(' '),
        boost: weights.fields,
        boostTerm: (_, position) => terms[position]?.weight ?? 0,
        prefix: (_, position) => terms[position]?.isPrefix ?? false,
      });
      return results.flatMap(result => {
        // The id is the position that createEntry was given.
        const record = records[result.id as number];
        return record ? [{record, score: result.score, terms: result.terms}] : [];
      });
    },
  };
}

function createEntry(record: SearchRecord, id: number): Entry {
  const {hierarchy, type, content, code, keywords, label, description} = record;
  const heading = hierarchy[type] ?? '';
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const parents = [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(
    name => name !== null && name !== heading,
  );
  return {
    id,
    heading,
    label: label ?? '',
    slug: type === 'lvl1' ? record.objectID.replace(/^.*\//, '') : '',
    keywords: keywords?.join(', ') ?? '',
    parents: parents.join(', '),
    description: description ?? '',
    content: content ?? '',
    code: code ?? '',
  };
}
