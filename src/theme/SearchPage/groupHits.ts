import type {SearchHit} from '@site/src/search/types';

export type PageHits = {
  path: string;
  /** Category in the sidebar, and the page's title with its marks as HTML. */
  category: string;
  titleHtml: string;
  /** Passage of the page's beginning, when that was found too. */
  introHtml?: string;
  sections: {url: string; headingHtml: string; passageHtml?: string}[];
};

/** Hits by page, in the order in which pages come first. Addresses become paths, since this may be a preview under another origin. */
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

/** The headings from the second level down to the hit's own. */
function createHeading({_highlightResult: {hierarchy}}: SearchHit): string {
  return [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6]
    .flatMap(heading => heading?.value ?? [])
    .join(' › ');
}
