/** What the plugin has to know about a site. All paths include the base URL. Each list is searched from the beginning to the first match. */
export type SearchRecordsOptions = {
  /** Ranks of pages whose paths match a pattern. Other pages have the rank 100. Hits on pages with a lower rank come later. */
  pageRanks?: readonly {path: RegExp; rank: number}[];
  /** Rank of the pages that list the pages of a category, if no pattern in `pageRanks` matches. 100 by default. */
  categoryPageRank?: number;
  /** Factors for the ranks of sections, by heading. Use a factor below 1 for sections that only link to other pages. */
  sectionFactors?: Readonly<Record<string, number>>;
  /** Categories of pages that aren't in a sidebar. Hits are grouped by category. Without a match, the category is `defaultCategory`. */
  categories?: readonly {path: RegExp; name: string}[];
  /** `Site` by default. */
  defaultCategory?: string;
  /** Paths of pages that have no records, for example because they only list other pages. */
  ignoredPaths?: readonly RegExp[];
  /** Classes of elements whose text isn't searched, for example because it repeats other text. */
  ignoredClasses?: readonly string[];
  /** Classes of the lines in a code block. Only words in these lines and in the block's title are searched. */
  codeLineClasses?: readonly string[];
};

export type ResolvedOptions = Required<SearchRecordsOptions>;

export function resolveOptions(options: SearchRecordsOptions): ResolvedOptions {
  return {
    pageRanks: [],
    categoryPageRank: 100,
    sectionFactors: {},
    categories: [],
    defaultCategory: 'Site',
    ignoredPaths: [],
    ignoredClasses: [],
    // The theme renders each line of a code block in an element with this class.
    codeLineClasses: ['token-line'],
    ...options,
  };
}

/** Returns the rank of a page. `isCategory` is true for pages that list the pages of a category. */
export function rankPage(route: string, isCategory: boolean, options: ResolvedOptions): number {
  const found = options.pageRanks.find(({path}) => path.test(route));
  return found?.rank ?? (isCategory ? options.categoryPageRank : 100);
}

/** Returns the rank of a section, which is the rank of its page unless the options contain a factor for its heading. */
export function rankSection(heading: string, pageRank: number, {sectionFactors}: ResolvedOptions): number {
  return Math.round(pageRank * (sectionFactors[heading] ?? 1));
}
