import {checkAlternates} from './checks/alternates';
import {checkAssets} from './checks/assets';
import {checkFeeds} from './checks/feeds';
import {checkFiles} from './checks/files';
import {checkHeaders} from './checks/headers';
import {checkNotFound} from './checks/notFound';
import {checkPages} from './checks/pages';
import {checkRedirects} from './checks/redirects';
import {checkSearchRecords} from './checks/searchRecords';
import {checkVersion} from './checks/version';
import {collectRoutes} from './expectations';
import {requestPages, type Check, type Site} from './site';

const checks: Record<string, Check> = {
  pages: checkPages,
  version: checkVersion,
  headers: checkHeaders,
  assets: checkAssets,
  redirects: checkRedirects,
  'not-found': checkNotFound,
  files: checkFiles,
  search: checkSearchRecords,
  feeds: checkFeeds,
  alternates: checkAlternates,
};

export const checkNames = Object.keys(checks);

type Selection = {
  /** Names of checks to leave out. */
  without?: readonly string[];
  /** The pages to check. By default, these are all pages of the site map. */
  routes?: readonly string[];
};

/** Runs the checks. Returns the problems of each check by its name. */
export async function runChecks(
  site: Site,
  {without = [], routes = collectRoutes()}: Selection = {},
): Promise<Record<string, string[]>> {
  const pages = await requestPages(site, routes);
  return Object.fromEntries(
    await Promise.all(
      Object.entries(checks)
        .filter(([name]) => !without.includes(name))
        .map(async ([name, check]) => [name, await check(site, pages)] as const),
    ),
  );
}
