import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {isPartial, type FrontMatter} from './frontMatter';
import type {Options} from './options';
import type {SidebarFile} from './sidebars/sidebarFile';

/** The addresses of a site. They are computed from its files, so they are known without a build. */
export type SiteAddresses = {
  /** Maps the routes of all pages to their Markdown files. Pages without one, such as a category, have the value undefined. */
  routes: ReadonlyMap<string, string | undefined>;
  /** Maps Markdown files to the routes of their pages. */
  files: ReadonlyMap<string, string>;
  /** Maps the old addresses of pages and sections to the present ones. */
  redirects: ReadonlyMap<string, string>;
  /** The tags that posts can have. */
  tags: readonly string[];
};

/**
 * Collects the addresses of a site.
 * @param sidebars the files with sidebars, keyed by their paths
 */
export function collectAddresses(
  siteDir: string,
  options: Options,
  pages: readonly FrontMatter[],
  sidebars: ReadonlyMap<string, SidebarFile>,
): SiteAddresses {
  const files = new Map(
    pages.flatMap(page => {
      const route = findRoute(page, options);
      return route === undefined ? [] : [[page.file, route] as const];
    }),
  );
  const {route: blogRoute, tagsFile} = options.blog;
  const tags = readTags(siteDir, tagsFile);
  const others = [
    ...options.routes,
    ...[blogRoute, `${blogRoute}/archive`, `${blogRoute}/tags`],
    ...[...tags.values()].map(address => `${blogRoute}/tags/${address}`),
    ...options.docs.flatMap(({route, sidebarFile}) =>
      (sidebars.get(sidebarFile)?.slugs ?? []).map(slug => route + slug),
    ),
  ];
  return {
    routes: new Map([
      ...others.map(route => [route, undefined] as const),
      ...[...files].map(([file, route]) => [route, file] as const),
    ]),
    files,
    redirects: readRedirects(siteDir, options.redirectsFile),
    tags: [...tags.keys()],
  };
}

/** Finds the route of a page. Without `slug` in the front matter, it follows from the path of the file. Partials have no route. */
function findRoute({file, slug}: FrontMatter, {docs, blog}: Options): string | undefined {
  if (isPartial(file)) {
    return undefined;
  }
  const section = [...docs, blog].find(({folder}) => file.startsWith(`${folder}/`));
  if (!section) {
    return undefined;
  }
  const id = getId(file, section.folder);
  const address = section === blog ? findPostAddress(id, slug?.text) : findDocAddress(id, slug?.text);
  return address === '' ? section.route : `${section.route}/${address}`;
}

/** Returns the id of a page in sidebars, which is the path of its file in the folder of the docs, without the ending. */
export function getId(file: string, folder: string): string {
  return file.slice(folder.length + 1).replace(/\.mdx?$/, '');
}

/** Returns the path of a docs page below the route of its version. `id` is the path of its file. */
export function findDocAddress(id: string, slug: string | undefined): string {
  const folder = path.posix.dirname(id);
  const name = path.posix.basename(id);
  const isIndex = /^(?:index|readme)$/i.test(name) || name === path.posix.basename(folder);
  return path.posix.resolve('/', folder, slug ?? (isIndex ? '.' : name)).slice(1);
}

function findPostAddress(id: string, slug: string | undefined): string {
  return (slug ?? id.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')).replace(/^\/|\/$/g, '');
}

/** Reads the tags that posts can have, and the last parts of their addresses. */
export function readTags(siteDir: string, tagsFile: string): Map<string, string> {
  const tags: unknown = parseDocument(readText(siteDir, tagsFile)).toJS();
  return new Map(
    Object.entries(isRecord(tags) ? tags : {}).map(([tag, details]) => {
      const permalink = isRecord(details) ? details['permalink'] : undefined;
      return [tag, String(permalink ?? tag).replace(/^\//, '')];
    }),
  );
}

function readRedirects(siteDir: string, file: string): ReadonlyMap<string, string> {
  // A parser of YAML reads JSON as well, and doesn't throw if the table is being edited. A unit test checks the table.
  const table: unknown = parseDocument(readText(siteDir, file)).toJS();
  const redirects = isRecord(table) && isRecord(table['redirects']) ? table['redirects'] : {};
  return new Map(Object.entries(redirects).map(([from, to]) => [from, String(to)]));
}

function readText(siteDir: string, file: string): string {
  const absolute = path.join(siteDir, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
