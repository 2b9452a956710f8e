import {parse} from 'yaml';
import {findDocAddress} from '../../src/plugins/page-checks/siteAddresses';
import {getContentFolder, getDocsRoute, type DocsVersion} from '../../src/shared/docsVersions';
import type {SiteFiles} from './siteFiles';

/** A page of the docs, or a partial, which has no address of its own. */
export type DocsPage = {
  file: string;
  version: DocsVersion;
  /** The id in sidebars, such as `server/context`. */
  id: string;
  title: string;
  /** The path below the version's route, such as `context`, or an empty text for the start page. Partials have none. */
  slug: string | undefined;
};

export function readDocsVersions(files: SiteFiles): DocsVersion[] {
  return files.readJson<DocsVersion[]>('docsVersions.json');
}

/** Reads a page of the docs. Throws if the file isn't one. */
export function readDocsPage(files: SiteFiles, file: string): DocsPage {
  if (!files.exists(file)) {
    throw new Error(`${file}: file not found. Pass the path of a page, such as docs/server/context.md.`);
  }
  const {version, id} = locateDocsFile(files, file);
  const frontMatter = readFrontMatter(files.read(file));
  return {
    file,
    version,
    id,
    title: String(frontMatter.title ?? id),
    slug: isPartial(file)
      ? undefined
      : findDocAddress(id, typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined),
  };
}

/** Finds the page with a route. Returns undefined if the route isn't one of a Markdown file of the docs. */
export function findDocsPage(files: SiteFiles, route: string | undefined): DocsPage | undefined {
  return files
    .list()
    .filter(file => /^(?:versioned_)?docs\/.*\.mdx?$/.test(file) && !isPartial(file))
    .map(file => readDocsPage(files, file))
    .find(({version, slug}) => slug !== undefined && getRoute(version, slug) === route);
}

/** Partials have a name that begins with an underscore, or are in a folder with such a name. No page is built from them. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}

/** Finds the docs version of a file and the id of its page. The file doesn't have to exist. Throws if it isn't in a docs folder. */
export function locateDocsFile(files: SiteFiles, file: string): {version: DocsVersion; id: string} {
  const versions = readDocsVersions(files);
  const version = versions.find(candidate => file.startsWith(`${getContentFolder(candidate)}/`));
  if (!version || !/\.mdx?$/.test(file)) {
    const folders = versions.map(getContentFolder).join(' or ');
    throw new Error(`${file}: not a page of the docs. Expected the path of a Markdown file in ${folders}.`);
  }
  return {version, id: file.slice(getContentFolder(version).length + 1).replace(/\.mdx?$/, '')};
}

/** Returns the URL path of a page, without the base URL. */
export function getRoute(version: DocsVersion, slug: string): string {
  return slug === '' ? getDocsRoute(version) : `${getDocsRoute(version)}/${slug}`;
}

export function readFrontMatter(markdown: string): Record<string, unknown> {
  const text = /^---\r?\n([^]*?)\r?\n---/.exec(markdown)?.[1];
  const parsed: unknown = text === undefined ? undefined : parse(text);
  return parsed !== null && typeof parsed === 'object' ? {...parsed} : {};
}
