import table from '../../redirects.json';

/** Maps old addresses to present ones. Only the rows of sections are used here, because hosts redirect pages. */
const redirects: Readonly<Record<string, string>> = table.redirects;

/**
 * Finds the new address of a section that has moved to another page. The table of redirects lists these sections with their anchors, such as
 * `/docs/links#httplink`. Sections that have a new heading on the same page keep their anchor with `{/* #anchor *\/}` instead.
 * @param pathname path of the page without the site's base URL, such as `/docs/links`
 * @param anchor id of the section, without `#`
 * @returns the new path with its anchor, or undefined if the section hasn't moved
 */
export function findMovedAnchor(pathname: string, anchor: string): string | undefined {
  const address = `${pathname.replace(/(?<=.)\/$/, '')}#${anchor}`;
  return Object.hasOwn(redirects, address) ? redirects[address] : undefined;
}
