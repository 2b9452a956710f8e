export type HeadingLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** The page's category in the sidebar (`lvl0`), the page's title (`lvl1`), and the headings down to the section's own heading. */
export type Hierarchy = {lvl0: string} & Record<HeadingLevel, string | null>;

/** One section of a page, in the format of DocSearch's crawler: https://docsearch.algolia.com/docs/record-extractor */
export type SearchRecord = {
  /** The path of the page with the hash of the section. */
  objectID: string;
  /** The level of the section's heading. For the beginning of a page, it's `lvl1`. */
  type: HeadingLevel;
  hierarchy: Hierarchy;
  /** The outermost sidebar category of the page. Readers can limit a search to it. */
  section: string;
  /** The section's prose, including inline code. White space is collapsed. */
  content: string | null;
  /** The absolute URL of the section with its hash. */
  url: string;
  anchor: string | null;
  language: string;
  docusaurus_tag: string;
  weight: {
    /** The importance of the page: 100, or less for pages that repeat what other pages explain. */
    pageRank: number;
    /** 100 for the title of a page, and 10 less for each heading level below it. */
    level: number;
    /** Zero-based index of the section on its page. */
    position: number;
  };
  /** Name of the docs version. Only set for docs pages. */
  version?: string;
  /** The remaining words of a long section, separated by spaces. Words in the shortened `content` or earlier on the page are left out. */
  more?: string;
  /** The distinct identifiers and words in the section's code blocks, separated by spaces. */
  code?: string;
  /** The page's keywords, sidebar label and description. Only set for records of type `lvl1`. */
  keywords?: string[];
  label?: string;
  description?: string;
};

/**
 * The file with the search records of one `docusaurus_tag`. It has to be small, because readers wait for its download before they see the
 * first result. So shared values are written once, values that can be computed are left out, and long sections are shortened.
 */
export type RecordsFile = {
  /** Version of the file format. Each change of the format increases it, so that cached files in an older format are rejected. */
  format: typeof recordsFormat;
  /** Scheme and host of the site's URLs. */
  origin: string;
  language: string;
  docusaurus_tag: string;
  version?: string;
  pages: PageEntry[];
};

export const recordsFormat = 2;

export type PageEntry = {
  path: string;
  category: string;
  /** The outermost sidebar category of the page, if it isn't `category`. */
  section?: string;
  title: string;
  rank: number;
  label?: string;
  description?: string;
  keywords?: string[];
  /** The sections in the same order as on the page. The first section is the beginning of the page and has no heading. */
  sections: SectionEntry[];
};

export type SectionEntry = {
  /** Level of the heading, 2 by default. */
  level?: number;
  /** Undefined for the beginning of the page. */
  heading?: string;
  /** The anchor of the section. By default, it's the result of `createAnchor` for the heading. */
  anchor?: string;
  /** The rank of the section. By default, it's the rank of the page. */
  rank?: number;
  content?: string;
  more?: string;
  code?: string;
};

/** Returns the default anchor of a heading. Another anchor is used if the author sets one, or if the page already has this anchor. */
export function createAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** All pages of a docs version, grouped by the outermost categories of the sidebar. */
export type VersionPages = {
  label: string;
  sections: {name: string; pages: {path: string; title: string}[]}[];
};

/** The search that the site uses: the embedded index or Algolia. */
export type SearchProvider =
  {kind: 'embedded'} | {kind: 'hosted'; appId: string; apiKey: string; indexName: string};

/** Returns the path of the records of one `docusaurus_tag`, relative to the site's base URL. */
export function recordsPath(tag: string): string {
  return `search-records/${tag}.json`;
}
