import {listHeadings} from '../../search/headings';
import {groupByPage, sortByTree} from '../../search/tree';
import type {SearchHit} from '../../search/types';

export type PageHits = {
  path: string;
  /** Category of the page in the sidebar. */
  category: string;
  /** Title of the page as HTML, with the matches in `<mark>` elements. */
  titleHtml: string;
  /** The hit for the beginning of the page. Only set if the page itself is a hit. */
  page?: SearchHit;
  /** The headings of a section are HTML, for example `Queries › Errors`. */
  sections: {url: string; headingHtml: string; hit: SearchHit}[];
};

/**
 * Groups hits by page and sorts the pages by first hit. Sections are below the sections that contain them. Converts URLs to paths, because a
 * preview of the site has a different origin.
 */
export function groupHits(hits: SearchHit[], siteUrl: string): PageHits[] {
  return [...groupByPage(hits).values()].map(found => {
    const [first, ...others] = sortByTree(found);
    if (!first) {
      throw new Error("A page without hits can't be in the list of groups.");
    }
    const page = first.type === 'lvl1' ? first : undefined;
    const sections = page ? others : [first, ...others];
    return {
      path: new URL(first.url, siteUrl).pathname,
      category: first.hierarchy.lvl0,
      titleHtml: listHeadings(first)[0] ?? '',
      page,
      sections: sections.map(hit => {
        const {pathname, hash} = new URL(hit.url, siteUrl);
        return {url: pathname + hash, headingHtml: listHeadings(hit).slice(1).join(' › '), hit};
      }),
    };
  });
}
