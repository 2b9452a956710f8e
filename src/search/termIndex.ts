import MiniSearch from 'minisearch';

type Term = {
  /** How often it occurs: by the number of the field, then by the number of the record. */
  occurrences: Map<number, Map<number, number>>;
  /** In how many records it occurs. */
  count: number;
  lastRecord: number;
};

/** Collects the words of records for an index. */
export class TermCollector {
  readonly terms = new Map<string, Term>();
  /** For each record, how many different words each field has. */
  readonly lengths: number[][] = [];
  private readonly words = new Map<string, readonly Term[]>();

  /** `createTerms` gives the terms of a word. */
  constructor(private readonly createTerms: (word: string) => readonly string[]) {}

  /** Adds the next record, by the words of its fields. */
  add(fields: readonly (readonly string[])[]): void {
    const record = this.lengths.length;
    this.lengths.push(fields.map((words, field) => this.addWords(words, field, record)));
  }

  /** Returns how many of the words are different. */
  private addWords(words: readonly string[], field: number, record: number): number {
    const different = new Set<readonly Term[]>();
    for (const word of words) {
      const terms = this.findTerms(word);
      different.add(terms);
      for (const term of terms) {
        if (term.lastRecord !== record) {
          term.lastRecord = record;
          term.count++;
        }
        let records = term.occurrences.get(field);
        if (!records) {
          records = new Map();
          term.occurrences.set(field, records);
        }
        records.set(record, (records.get(record) ?? 0) + 1);
      }
    }
    return different.size;
  }

  private findTerms(word: string): readonly Term[] {
    let terms = this.words.get(word);
    if (!terms) {
      terms = this.createTerms(word).map(name => {
        let term = this.terms.get(name);
        if (!term) {
          term = {occurrences: new Map(), count: 0, lastRecord: -1};
          this.terms.set(name, term);
        }
        return term;
      });
      this.words.set(word, terms);
    }
    return terms;
  }
}

/**
 * The index that MiniSearch would make of the records one by one. It walks its tree of terms once for each term so, not each time that a
 * term occurs: a reader who opens the search waits for that.
 */
export class TermIndex extends MiniSearch<{id: number}> {
  constructor(fields: string[], {terms, lengths}: TermCollector) {
    super({fields});
    this._documentCount = lengths.length;
    this._nextId = lengths.length;
    lengths.forEach((fieldLengths, record) => {
      this._documentIds.set(record, record);
      this._idToShortId.set(record, record);
      this._fieldLength.set(record, fieldLengths);
    });
    this._avgFieldLength = fields.map(
      (_, field) =>
        lengths.reduce((sum, fieldLengths) => sum + (fieldLengths[field] ?? 0), 0) / lengths.length,
    );
    for (const [term, {occurrences}] of terms) {
      this._index.set(term, occurrences);
    }
  }
}
