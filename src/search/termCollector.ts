import {analyseWord, listWords} from './analysis';

/** A word of the records, which most texts repeat. */
type KnownWord = {
  isStop: boolean;
  /** Of each of its terms, where it occurs. */
  cells: readonly number[][];
  /** Where the word was met last. */
  last: number;
};

/**
 * Collects where the terms of records occur. A cell is one field of one record: its number is that of the record times the number of
 * fields, plus that of the field.
 *
 * Readers who open the search wait for this, in a browser that runs the code for the first time. So each word is looked up once, and
 * nothing is kept beside the cells; what else an index needs is counted when a term is looked up.
 */
export class TermCollector {
  /** The cells of each term, ascending, one for each time that it occurs. */
  readonly terms = new Map<string, number[]>();
  /** How many different words each cell has. */
  readonly lengths: number[] = [];
  private readonly words = new Map<string, KnownWord>();

  /** `isProse` says of each field whether it is prose: there, words that say nothing are a third of all, and decide nothing. */
  constructor(private readonly isProse: readonly boolean[]) {}

  /** Adds the next record, by the texts of its fields. */
  add(fields: readonly (readonly string[])[]): void {
    fields.forEach((texts, field) => this.addCell(texts, this.isProse[field] ?? false));
  }

  private addCell(texts: readonly string[], isProse: boolean): void {
    const cell = this.lengths.length;
    let length = 0;
    for (const text of texts) {
      for (const name of listWords(text)) {
        const word = this.words.get(name) ?? this.learn(name);
        if (isProse && word.isStop) {
          continue;
        }
        if (word.last !== cell) {
          word.last = cell;
          length++;
        }
        for (const cells of word.cells) {
          cells.push(cell);
        }
      }
    }
    this.lengths.push(length);
  }

  private learn(name: string): KnownWord {
    const {terms, isStop} = analyseWord(name);
    const word = {isStop, cells: terms.map(term => this.getCells(term)), last: -1};
    this.words.set(name, word);
    return word;
  }

  private getCells(term: string): number[] {
    let cells = this.terms.get(term);
    if (!cells) {
      cells = [];
      this.terms.set(term, cells);
    }
    return cells;
  }
}
