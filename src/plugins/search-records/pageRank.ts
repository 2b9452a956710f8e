/** Pages that repeat or list what others explain stand back: whoever searches wants the explanation. */
const lowerRanks: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 50],
  [/\/landing-intro\//, 40],
  [/\/media$/, 60],
  [/\/faq$/, 80],
  [/\/migrate-from-/, 92],
  // They name everything, so they would come first for every name.
  [/\/reference(?:\/|$)/, 35],
  [/\/errors$/, 80],
  [/\/not-in-/, 80],
  // A step of the tutorial uses what another page explains.
  [/\/start\//, 75],
  [/\/(?:awesome-trpc|example-apps|further-reading|contributing|love)$/, 85],
  [/\/blog\//, 85],
];

const categoryRank = 80;

/** Part of its page's rank that the last section keeps: it points to other pages. */
const nextShare = 0.6;

/** `route` is the page's path below the base URL, with a slash at its start. */
export function rankPage(route: string, isCategory: boolean): number {
  const lower = lowerRanks.find(([pattern]) => pattern.test(route))?.[1];
  return lower ?? (isCategory ? categoryRank : 100);
}

/** Every page ends with "Next", the links to follow: see CONTRIBUTING.md. */
export function rankSection(heading: string, pageRank: number): number {
  return heading === 'Next' ? Math.round(pageRank * nextShare) : pageRank;
}
