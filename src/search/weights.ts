/**
 * The numbers of the ranking. They were set by trying changes on graded queries, all together: `npm run bench:search` shows what a
 * change does.
 */
export const weights = {
  /** What a match counts in each field of a record. Heading is the record's own: on the first record of a page, the title. */
  fields: {
    heading: 3.4,
    label: 1.7,
    slug: 1.9,
    keywords: 2.5,
    parents: 2.2,
    description: 1.1,
    content: 0.7,
    code: 0.2,
  },
  /** Of BM25+: how soon repeats stop to count, how much long texts lose, and what a match counts at least. */
  bm25: {k: 1.2, b: 0.95, d: 0.5},
  /** What a form of a typed word counts, beside the word itself with 1. */
  terms: {
    /** The stem of a plain word. */
    stem: 0.42,
    /** Parts of an identifier: little when the index knows it whole, for whoever types `useContext` means it, not context. */
    partOfKnown: 0.06,
    partOfUnknown: 0.5,
    /** Words that start with the one still being typed, when it is a word by itself, and when it is none. */
    prefixOfKnown: 0.2,
    prefixOfUnknown: 0.65,
    /** Words that start with a word that is finished, but not known. */
    prefixOfFinished: 0.6,
    synonym: 0.5,
    correction: 0.7,
    correctionStem: 0.3,
    /** Neighbours that are one identifier together, for each of them. */
    joined: 0.8,
  },
  /** How much a record gains from the other sections of its page. */
  page: 0.6,
  /** Exponent of the share of the query's words that a record has, and a page has. */
  coverage: 1,
  pageCoverage: 1,
  /** Exponent of a word's rarity. */
  rarity: 1.1,
  /** Exponent of a record's share of the best score for a word: below 1, a title that repeats the word counts less. */
  saturation: 0.6,
  /** Exponents of how telling the places are in which neighbours stand, and in which a word stands anywhere. */
  neighbourPlace: 0.7,
  wordPlace: 0.5,
  /** What neighbours count beside the words themselves. */
  neighbours: 0.24,
  /** Factor for a page whose title, name in the sidebar or slug is the query, and for a section whose heading is. */
  exactTitle: 1.5,
  exactHeading: 2.8,
  /** Factor for the rarity of words that fit any page of docs. */
  vague: 0.4,
  /** Hits below this share of the best one's score are noise. */
  weakest: 0.06,
  /** Sections of one page that stand before other pages' hits: of the best page, of others. */
  leadingOfBest: 3,
  leading: 1,
};
