/**
 * The parameters of the ranking. They were tuned together on queries with graded results. `npm run bench:search` shows the effect of a
 * change.
 */
export const weights = {
  /** Weights of the fields of a record. `heading` is the heading of the section, or the title for the first record of a page. */
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
  /** Parameters of BM25+: term frequency saturation, length normalisation, and the lower bound of a match. */
  bm25: {k: 1.2, b: 0.95, d: 0.5},
  /** Weights of the terms that are derived from a typed word. The word itself has the weight 1. */
  terms: {
    stem: 0.42,
    /**
     * Parts of an identifier that the index has. They count little, because readers who search for `useContext` don't look for "context".
     */
    partOfKnown: 0.06,
    /** Parts of an identifier that the index doesn't have. */
    partOfUnknown: 0.5,
    /** Completions of the word that is still being typed, if the index also has the word as typed so far. */
    completionOfKnown: 0.2,
    /** Completions of the word that is still being typed, if the index doesn't have the word as typed so far. */
    completionOfUnknown: 0.65,
    /** Completions of a finished word that the index doesn't have, such as an abbreviation. */
    completionOfFinished: 0.6,
    synonym: 0.5,
    correction: 0.7,
    correctionStem: 0.3,
    /** An identifier that consists of several adjacent words of the query. The weight is multiplied by the number of these words. */
    compound: 0.8,
  },
  /** The score of a page is multiplied by this weight and added to the score of each of its sections. */
  page: 0.6,
  /** Exponent of the share of the query's words that a section contains. */
  coverageExponent: 1,
  /** Exponent of the share of the query's words that a page contains. */
  pageCoverageExponent: 1,
  /** Exponent of the inverse document frequency of a word. */
  idfExponent: 1.1,
  /**
   * Exponent of the ratio of a record's score for a word to the best score for that word. Values below 1 reduce the effect of repeated
   * words.
   */
  scoreExponent: 0.6,
  /** Exponent of the weight of the best field in which two adjacent words occur. */
  bigramFieldExponent: 0.7,
  /** Exponent of the weight of the best field in which a single word occurs. */
  wordFieldExponent: 0.5,
  /** Weight of adjacent words compared with single words. */
  adjacency: 0.24,
  /** Factor for a page whose title, sidebar label or slug equals the query, and for a section whose heading does so too. */
  exactTitle: 1.5,
  /** Factor for a page that has the query as a keyword. */
  exactKeyword: 1.6,
  /** Factor for a section whose heading equals the query, if no page has this name. */
  exactHeading: 2.8,
  /** Factor for the inverse document frequency of words that could occur on any docs page. */
  genericWordFactor: 0.4,
  /** The same for error codes, such as `TS2589` or `ERESOLVE`, because they say more than the words of the message. */
  errorCodeFactor: 2,
  /** Hits whose score is below this share of the best score are left out. */
  minScoreShare: 0.06,
  /** Number of sections of the best page that come first. The page's remaining sections follow after the other pages. */
  leadingSectionsOfBestPage: 3,
  /** Number of sections of any other page that are listed before the remaining sections of all pages. */
  leadingSections: 1,
};
