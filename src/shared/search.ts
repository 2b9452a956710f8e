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
  /** Words of a long section that its shortened content lacks, and nothing before it on the page has. Parted by spaces. */
  more?: string;
  /** Identifiers and words in the section's code blocks, each once, parted by spaces. */
  code?: string;
  /** Of the page: its keywords, its name in the sidebar, its description. Only on records of type `lvl1`. */
  keywords?: string[];
  label?: string;
  description?: string;
};

/**
 * A records file: all records of one `docusaurus_tag`, with what they share written once. Readers download it before their first
 * result, so it also leaves out what can be computed, and shortens long sections.
 */
export type RecordsFile = {
  /** Raised when the shape changes, so that a cached file of an older build is refused instead of misread. */
  format: typeof recordsFormat;
  /** Scheme and host that URLs start with. */
  origin: string;
  language: string;
  docusaurus_tag: string;
  version?: string;
  pages: PageEntry[];
};

export const recordsFormat = 1;

export type PageEntry = {
  path: string;
  category: string;
  title: string;
  rank: number;
  label?: string;
  description?: string;
  keywords?: string[];
  /** The beginning of the page first. */
  sections: SectionEntry[];
};

export type SectionEntry = {
  /** Level of the heading; 2 when left out. */
  level?: number;
  /** Left out of the page's beginning. */
  heading?: string;
  /** Left out when it is what `createAnchor` makes of the heading. */
  anchor?: string;
  /** Left out when it is the page's. */
  rank?: number;
  content?: string;
  more?: string;
  code?: string;
};

/** The anchor that a heading gets unless it has one of its own, or another heading of the page has it already. */
export function createAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Who answers queries: the index that the site carries, or Algolia. */
export type SearchProvider =
  {kind: 'embedded'} | {kind: 'hosted'; appId: string; apiKey: string; indexName: string};

/** Path below the site's base URL of the records of one `docusaurus_tag`. */
export function recordsPath(tag: string): string {
  return `search-records/${tag}.json`;
}
