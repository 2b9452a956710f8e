import {getPageType} from '../../budgets/pageTypes';
import type {Comparison} from './compareSites';
import type {BuiltSite} from './readSite';
import type {WantedPage} from './screenshots';

/**
 * Chooses the pages for screenshots: changed, added and removed pages, and then one page of each type, because a style sheet can change the
 * look of a page without changing its HTML.
 */
export function choosePages(
  {changed, added, removed}: Pick<Comparison, 'changed' | 'added' | 'removed'>,
  before: BuiltSite,
  after: BuiltSite,
  limit: number,
): WantedPage[] {
  const types = new Map([...after.pages.values()].map(({path, html}) => [getPageType(path, html), path]));
  const paths = new Set([...changed, ...added, ...removed, ...types.values()]);
  return [...paths].slice(0, limit).map(path => ({
    path,
    isInBefore: before.pages.has(path),
    isInAfter: after.pages.has(path),
  }));
}
