import {analyseWord, listWords} from './words/analysis';

/** A distinct word of the records. */
type KnownWord = {
  isStopWord: boolean;
  /** For each term of the word, its list of postings in `postingsByTerm`. Postings that are added here are also added there. */
  postingLists: readonly number[][];
  /** The last posting that was added for this word, or -1. */
  lastPosting: number;
};

/**
 * Collects the records and fields in which each term occurs. Each occurrence is stored as a posting. A posting is a single number that
 * encodes the record and the field: record index × number of fields + field index.
 *
 * Readers wait for this when they open the search, before the browser has optimised the code. To keep the wait short, each distinct word is
 * analysed only once, and only postings are stored. Counts and scores are computed later, when a term is looked up.
 */
export class TermCollector {
  /** The postings of each term, in ascending order, one for each occurrence. */
  readonly postingsByTerm = new Map<string, number[]>();
  /** The number of distinct words in each field of each record, indexed by posting. */
  readonly fieldLengths: number[] = [];
  private readonly words = new Map<string, KnownWord>();

  /** `isProse` tells for each field whether it contains prose. Stop words in prose aren't indexed, because they make up a third of it. */
  constructor(private readonly isProse: readonly boolean[]) {}

  /** Adds the next record. `fields` contains the texts of each field. */
  add(fields: readonly (readonly string[])[]): void {
    fields.forEach((texts, field) => this.addField(texts, this.isProse[field] ?? false));
  }

  private addField(texts: readonly string[], isProse: boolean): void {
    const posting = this.fieldLengths.length;
    let length = 0;
    for (const text of texts) {
      for (const wordText of listWords(text)) {
        const word = this.words.get(wordText) ?? this.createWord(wordText);
        if (isProse && word.isStopWord) {
          continue;
        }
        if (word.lastPosting !== posting) {
          word.lastPosting = posting;
          length++;
        }
        for (const postings of word.postingLists) {
          postings.push(posting);
        }
      }
    }
    this.fieldLengths.push(length);
  }

  private createWord(text: string): KnownWord {
    const {terms, isStopWord} = analyseWord(text);
    const word = {isStopWord, postingLists: terms.map(term => this.getPostings(term)), lastPosting: -1};
    this.words.set(text, word);
    return word;
  }

  private getPostings(term: string): number[] {
    let postings = this.postingsByTerm.get(term);
    if (!postings) {
      postings = [];
      this.postingsByTerm.set(term, postings);
    }
    return postings;
  }
}
