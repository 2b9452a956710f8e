import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {DocsVersion} from '../../src/shared/docsVersions';
import {listGroups, lockFile, renderLock, type RoutesLock} from '../routes-lock/lock';
import type {SiteFiles} from './siteFiles';

const tableFile = 'redirects.json';

type Table = {$schema: string; redirects: Record<string, string>};

export function readSiteLock(files: SiteFiles): RoutesLock {
  return files.readJson<RoutesLock>(lockFile);
}

/** Replaces the route of a page in the lock file. The page keeps its anchors. Without a new route, the page is removed. */
export async function replaceInLock(files: SiteFiles, from: string, to?: string): Promise<void> {
  const lock = readSiteLock(files);
  const pages = Object.entries(lock.pages).map(([group, routes]) => {
    const replaced = Object.entries(routes).flatMap(([route, anchors]) =>
      route !== from ? [[route, anchors] as const] : to === undefined ? [] : [[to, anchors] as const],
    );
    return [group, Object.fromEntries(replaced)] as const;
  });
  files.write(lockFile, await renderLock({...lock, pages: Object.fromEntries(pages)}));
}

/** Adds a new page to the lock file, with the anchors of its headings. */
export async function addToLock(
  files: SiteFiles,
  version: DocsVersion,
  route: string,
  headings: readonly string[],
): Promise<void> {
  const lock = readSiteLock(files);
  const [group = `docs ${version.name}`] = listGroups(lock, version);
  const slugger = createSlugger();
  const anchors = headings.map(heading => slugger.slug(heading));
  const pages = {...lock.pages, [group]: {...lock.pages[group], [route]: anchors}};
  files.write(lockFile, await renderLock({...lock, pages}));
}

/**
 * Adds a redirect. Redirects to the old address lead to the new one, so that there are no chains, and a redirect from the new address is
 * removed, because it would be a loop.
 */
export async function addRedirect(files: SiteFiles, from: string, to: string): Promise<void> {
  const table = files.readJson<Table>(tableFile);
  const rows = Object.entries(table.redirects)
    .filter(([source]) => source !== to)
    .map(([source, target]) => [movePage(source, from, to), movePage(target, from, to)] as const);
  const redirects = Object.fromEntries([...rows, [from, to] as const].sort(([a], [b]) => (a < b ? -1 : 1)));
  await files.writeJson(tableFile, {...table, redirects});
}

/** Removes the redirect from a route, so that a new page can have it. Returns the target of the redirect, or undefined if there is none. */
export async function removeRedirect(files: SiteFiles, route: string): Promise<string | undefined> {
  const table = files.readJson<Table>(tableFile);
  const {[route]: target, ...redirects} = table.redirects;
  if (target !== undefined) {
    await files.writeJson(tableFile, {...table, redirects});
  }
  return target;
}

/** Removes the redirects that lead to a page without a successor. Returns the routes that were redirected. */
export async function removeRedirectsTo(files: SiteFiles, route: string): Promise<string[]> {
  const table = files.readJson<Table>(tableFile);
  const rows = Object.entries(table.redirects);
  const leadsToPage = ([, target]: [string, string]) => target.split('#')[0] === route;
  const removed = rows.filter(leadsToPage);
  if (removed.length > 0) {
    const redirects = Object.fromEntries(rows.filter(row => !leadsToPage(row)));
    await files.writeJson(tableFile, {...table, redirects});
  }
  return removed.map(([source]) => source);
}

/** Changes the page of an address. Its anchor stays, unless the new address has one. */
function movePage(address: string, from: string, to: string): string {
  const [page, anchor] = address.split('#');
  if (page !== from) {
    return address;
  }
  return anchor === undefined || to.includes('#') ? to : `${to}#${anchor}`;
}

/** Throws if a page of the site already has a route, or if the route contains invalid characters. */
export function expectFreeRoute(files: SiteFiles, route: string): void {
  const isTaken = Object.values(readSiteLock(files).pages).some(group => Object.hasOwn(group, route));
  if (isTaken) {
    throw new Error(`${route}: a page with this route exists. Pass another one with \`--slug\`.`);
  }
  if (!/^(?:\/[\w.~-]+)+$/.test(route)) {
    throw new Error(
      `${route}: the route contains other characters than letters, digits, “-”, “_”, “.” and “~”. Pass another one with \`--slug\`.`,
    );
  }
}

/** Reads the text of a new page, in which names such as `{title}` stand for values. */
export function renderTemplate(values: Record<string, string>): string {
  const template = readFileSync(path.join(import.meta.dirname, 'template.md'), 'utf8');
  return template.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
