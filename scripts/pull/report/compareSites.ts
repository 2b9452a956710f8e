import type {BuiltSite} from './readSite';

export type Comparison = {
  changed: string[];
  added: string[];
  removed: string[];
  /** Pages whose content is the same, but whose frame has changed, such as the navbar or the sidebar. */
  frameChanged: string[];
  /** Addresses that worked before and lead nowhere now: pages, anchors of pages that still exist, and feeds. */
  lostRoutes: string[];
  lostAnchors: string[];
  lostFeeds: string[];
};

/**
 * Compares two builds of the site.
 * @param findMovedAnchor returns the new address of a section that has moved to another page
 */
export function compareSites(
  before: BuiltSite,
  after: BuiltSite,
  findMovedAnchor: (path: string, anchor: string) => string | undefined = () => undefined,
): Comparison {
  const pairs = [...before.pages.values()].flatMap(page => {
    const newPage = after.pages.get(page.path);
    return newPage ? [{page, newPage}] : [];
  });
  const changed = pairs.filter(({page, newPage}) => page.content !== newPage.content);
  const removed = [...before.pages.keys()].filter(path => !after.pages.has(path));
  return {
    changed: changed.map(({page}) => page.path),
    added: [...after.pages.keys()].filter(path => !before.pages.has(path)),
    removed,
    frameChanged: pairs
      .filter(pair => !changed.includes(pair) && pair.page.frame !== pair.newPage.frame)
      .map(({page}) => page.path),
    lostRoutes: removed.filter(path => !isRedirected(path, after)),
    lostAnchors: pairs.flatMap(({page, newPage}) =>
      page.anchors
        .filter(anchor => !newPage.anchors.includes(anchor) && !findMovedAnchor(page.path, anchor))
        .map(anchor => `${page.path}#${anchor}`),
    ),
    lostFeeds: before.feeds.filter(feed => !after.feeds.includes(feed) && !isRedirected(feed, after)),
  };
}

function isRedirected(path: string, {redirects}: BuiltSite): boolean {
  return redirects.some(redirect =>
    redirect.endsWith('/*') ? path.startsWith(redirect.slice(0, -1)) : path === redirect,
  );
}
