/**
 * Returns the paths of pages that the reader is likely to open next, the most likely ones first: the next page of the docs, then links in the
 * text, in the sidebar and elsewhere. Links that haven't been in view are left out, except the one to the next page.
 */
export function listLikelyPages(seenPaths: ReadonlySet<string>): string[] {
  const ranks = new Map<string, number>();
  for (const link of document.links) {
    const rank = rankLink(link);
    if (link.origin === window.location.origin && (rank === 0 || seenPaths.has(link.pathname))) {
      ranks.set(link.pathname, Math.min(rank, ranks.get(link.pathname) ?? rank));
    }
  }
  // The sort is stable, so links with the same rank keep their order.
  return [...ranks].sort(([, a], [, b]) => a - b).map(([path]) => path);
}

function rankLink(link: Element): number {
  if (link.matches('.pagination-nav__link--next')) {
    return 0;
  }
  return link.closest('main article, main header') ? 1 : link.closest('main, aside') ? 2 : 3;
}
