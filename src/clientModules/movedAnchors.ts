/**
 * Maps the old addresses of sections in docs 10.x to their new addresses. It's for sections that have moved to another page. The addresses
 * are relative to `/docs/`. Readers who open an old address are redirected to the new address. Sections that have a new heading on the
 * same page aren't listed here, because they keep their anchor with `{/* #anchor *\/}`.
 */
export const movedAnchors: Readonly<Record<string, string>> = {};

/**
 * Finds the new address of a section that has moved to another page.
 * @param pathname path of the page without the site's base URL, such as `/docs/links`
 * @param anchor id of the section, without `#`
 * @returns the new path with its anchor, or undefined if the section hasn't moved
 */
export function findMovedAnchor(pathname: string, anchor: string): string | undefined {
  const page = pathname.replace(/^\/docs\/?/, '').replace(/\/$/, '');
  const address = `${page}#${anchor}`;
  return Object.hasOwn(movedAnchors, address) ? `/docs/${movedAnchors[address]}` : undefined;
}
