/** Pages that repeat or list what others explain stand back: whoever searches wants the explanation. */
const lowerRanks: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 50],
  [/\/landing-intro\//, 40],
  [/\/media$/, 60],
  [/\/faq$/, 80],
  [/\/blog\//, 85],
];

const categoryRank = 80;

/** `route` is the page's path below the base URL, with a slash at its start. */
export function rankPage(route: string, isCategory: boolean): number {
  const lower = lowerRanks.find(([pattern]) => pattern.test(route))?.[1];
  return lower ?? (isCategory ? categoryRank : 100);
}
