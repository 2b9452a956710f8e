export type HeadingLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Category of the page in the sidebar (`lvl0`), title of the page (`lvl1`), headings above and of the section. */
export type Hierarchy = {lvl0: string} & Record<HeadingLevel, string | null>;

/** One section of a page, in the shape of DocSearch's crawler: https://docsearch.algolia.com/docs/record-extractor */
export type SearchRecord = {
  /** The page's path with the anchor's hash. */
  objectID: string;
  /** Level of the section's own heading; `lvl1` is the beginning of a page. */
  type: HeadingLevel;
  hierarchy: Hierarchy;
  /** The section's prose, inline code included, white space folded. */
  content: string | null;
  /** Absolute, with hash. */
  url: string;
  anchor: string | null;
  language: string;
  docusaurus_tag: string;
  weight: {
    /** How much the page counts beside others: 100, or less when it repeats what other pages explain. */
    pageRank: number;
    /** 100 for a page's title, 10 less for each level below. */
    level: number;
    /** Place of the section on its page, from 0. */
    position: number;
  };
  /** Version name, on pages of the docs. */
  version?: string;
  /** Identifiers and words in the section's code blocks, each once, parted by spaces. */
  code?: string;
  /** Of the page: its keywords, its name in the sidebar, its description. Only on records of type `lvl1`. */
  keywords?: string[];
  label?: string;
  description?: string;
};

/** A records file: all records of one `docusaurus_tag`. */
export type RecordsFile = {
  /** Raised when the shape changes, so that a cached file of an older build is refused instead of misread. */
  format: typeof recordsFormat;
  records: SearchRecord[];
};

export const recordsFormat = 1;

/** Who answers queries: the index that the site carries, or Algolia. */
export type SearchProvider =
  {kind: 'embedded'} | {kind: 'hosted'; appId: string; apiKey: string; indexName: string};

/** Path below the site's base URL of the records of one `docusaurus_tag`. */
export function recordsPath(tag: string): string {
  return `search-records/${tag}.json`;
}
