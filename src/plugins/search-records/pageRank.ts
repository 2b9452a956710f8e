/**
 * Ranks of pages that repeat or list what other pages explain. The ranks are below 100, which is the rank of most pages, because readers
 * look for the explanation.
 */
const lowerRanks: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 50],
  [/\/landing-intro\//, 40],
  [/\/media$/, 60],
  [/\/faq$/, 80],
  [/\/migrate-from-/, 92],
  // Reference pages contain all names, so without a lower rank they would be the first hit for every name.
  [/\/reference(?:\/|$)/, 35],
  [/\/errors$/, 75],
  [/\/not-in-/, 80],
  // The pages of the tutorial and the guides use features that other pages explain.
  [/\/start\//, 70],
  [/\/(?:file-uploads|monorepos|production|testing|typescript-errors)$/, 93],
  [/\/(?:awesome-trpc|example-apps|further-reading|contributing|love)$/, 85],
  [/\/blog\//, 85],
];

const categoryRank = 80;

/** Factor for the rank of the section "Next", which only links to other pages. */
const nextSectionFactor = 0.6;

/** Returns the rank of a page, up to 100. `route` is the path of the page. `isCategory` is true for pages that list a category. */
export function rankPage(route: string, isCategory: boolean): number {
  const lower = lowerRanks.find(([pattern]) => pattern.test(route))?.[1];
  return lower ?? (isCategory ? categoryRank : 100);
}

/**
 * Returns the rank of a section, which is the rank of its page. Only the section "Next", which CONTRIBUTING.md describes, has a lower rank.
 */
export function rankSection(heading: string, pageRank: number): number {
  return heading === 'Next' ? Math.round(pageRank * nextSectionFactor) : pageRank;
}
