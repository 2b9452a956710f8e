/**
 * Maps old addresses to new addresses for sections of docs 10.x that moved to another page. The addresses are relative to `/docs/`. Links
 * to an old address are redirected to the section's new address. Sections whose heading changed on the same page aren't listed here,
 * because they keep their anchor with `{/* #anchor *\/}`.
 */
export const movedAnchors: Readonly<Record<string, string>> = {};

/**
 * Finds the new address of a section that moved to another page.
 * @param pathname path of the page without the site's base URL, such as `/docs/links`
 * @param anchor id of the section, without `#`
 * @returns the new path with its anchor, or undefined when the section didn't move
 */
export function findMovedAnchor(pathname: string, anchor: string): string | undefined {
  const page = pathname.replace(/^\/docs\/?/, '').replace(/\/$/, '');
  const address = `${page}#${anchor}`;
  return Object.hasOwn(movedAnchors, address) ? `/docs/${movedAnchors[address]}` : undefined;
}
