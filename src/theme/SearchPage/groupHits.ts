import type {SearchHit} from '@site/src/search/types';

export type PageHits = {
  path: string;
  /** Category of the page in the sidebar. */
  category: string;
  /** Title of the page as HTML, with the matches in `<mark>` elements. */
  titleHtml: string;
  /** Matching passage from the introduction of the page. Only set if the page itself is a hit. */
  introHtml?: string;
  sections: {url: string; headingHtml: string; passageHtml?: string}[];
};

/** Groups hits by page and sorts the pages by first hit. Converts URLs to paths, because a preview of the site has a different origin. */
export function groupHits(hits: SearchHit[], siteUrl: string): PageHits[] {
  const pages = new Map<string, PageHits>();
  for (const hit of hits) {
    const {pathname, hash} = new URL(hit.url, siteUrl);
    const page = pages.get(pathname) ?? createPage(hit, pathname);
    pages.set(pathname, page);
    const passageHtml = hit._snippetResult?.content?.value;
    if (hit.type === 'lvl1') {
      page.introHtml = passageHtml;
    } else {
      page.sections.push({url: pathname + hash, headingHtml: createHeading(hit), passageHtml});
    }
  }
  return [...pages.values()];
}

function createPage(hit: SearchHit, path: string): PageHits {
  const {hierarchy, _highlightResult: highlighted} = hit;
  return {
    path,
    category: hierarchy.lvl0,
    titleHtml: highlighted.hierarchy.lvl1?.value ?? '',
    sections: [],
  };
}

/** Joins the headings from the second level down to the heading of the hit, for example `Queries › Errors`. */
function createHeading({_highlightResult: {hierarchy}}: SearchHit): string {
  return [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6]
    .flatMap(heading => heading?.value ?? [])
    .join(' › ');
}
