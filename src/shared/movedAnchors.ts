/**
 * Sections of docs 10.x that moved to another page: old address to new address, both below the docs' path.
 * A link to the old address still leads to the section. Sections that only changed their heading keep their anchor with `{/* #anchor *\/}`.
 */
export const movedAnchors: Readonly<Record<string, string>> = {};

/**
 * Where a section of a page went.
 * @param pathname path of the page, without the site's base, such as `/docs/links`
 * @param anchor id of the section, without `#`
 * @returns the new path with its anchor, or undefined when the section didn't move
 */
export function findMovedAnchor(pathname: string, anchor: string): string | undefined {
  const page = pathname.replace(/^\/docs\/?/, '').replace(/\/$/, '');
  const address = `${page}#${anchor}`;
  return Object.hasOwn(movedAnchors, address) ? `/docs/${movedAnchors[address]}` : undefined;
}
