import type {Redirect} from '../../src/plugins/redirects/table';
import {listPages, type RoutesLock} from './lock';

/**
 * Finds addresses that a lock file lists, that the site no longer has, and that aren't redirected. Returns a message for each of them.
 */
export function findLostAddresses(
  before: RoutesLock,
  after: RoutesLock,
  redirects: readonly Pick<Redirect, 'from' | 'to'>[],
): string[] {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  const pages = listPages(after);
  const lostPages = [...listPages(before)].flatMap(([route, anchors]) => {
    const target = targets.get(route) ?? route;
    const [page = ''] = target.split('#');
    if (!pages.has(page)) {
      return [
        `${route}: this page is gone. Use \`npm run page\` to move and remove pages, or add a row for its path to redirects.json.`,
      ];
    }
    return (
      anchors
        .filter(anchor => !targets.has(`${route}#${anchor}`))
        // A target with an anchor replaces the anchors of the old page.
        .filter(anchor => page === target && !pages.get(page)?.includes(anchor))
        .map(
          anchor =>
            `${route}#${anchor}: this anchor is gone. Add \`{/* #${anchor} */}\` to the heading that replaces it, or add a row for ` +
            `"${route}#${anchor}" to redirects.json.`,
        )
    );
  });
  const lostFeeds = before.feeds
    .filter(feed => !after.feeds.includes(feed))
    .map(
      feed => `${feed}: this feed is gone. Feed readers don’t follow the site, so keep the feed at its path.`,
    );
  return [...lostPages, ...lostFeeds];
}
