/**
 * The numbers of the ranking. They were set by trying changes on graded queries, all together: `npm run bench:search` shows what a
 * change does.
 */
export const weights = {
  /** What a match counts in each field of a record. Heading is the record's own: on the first record of a page, the title. */
  fields: {
    heading: 4,
    label: 2.5,
    slug: 2,
    keywords: 2,
    parents: 1.2,
    description: 1,
    content: 1,
    code: 0.7,
  },
  /** What a form of a typed word counts, beside the word itself with 1. */
  terms: {
    /** The stem of a plain word. */
    stem: 0.6,
    /** Parts of an identifier: little when the index knows it whole, for whoever types `useContext` means it, not context. */
    partOfKnown: 0.12,
    partOfUnknown: 0.5,
    /** Words that start with the one still being typed, when it is a word by itself, and when it is none. */
    prefixOfKnown: 0.3,
    prefixOfUnknown: 0.9,
    /** Words that start with a word that is finished, but not known. */
    prefixOfFinished: 0.6,
    synonym: 0.3,
    correction: 0.7,
    correctionStem: 0.3,
    /** Neighbours that are one identifier together, for each of them. */
    joined: 1,
  },
  /** How much a record gains from the other sections of its page. */
  page: 0.6,
  /** Exponent of the share of the query's words that a record has, and a page has. */
  coverage: 1,
  pageCoverage: 1,
  /** Exponent of a word's rarity. */
  rarity: 0,
  /** Factor for a page whose title is the query. */
  exactTitle: 1.3,
  /** Hits below this share of the best one's score are noise. */
  weakest: 0.06,
  /** Sections of one page that stand before other pages' hits: of the best page, of others. */
  leadingOfBest: 3,
  leading: 2,
};
