import path from 'node:path';
import {stringify} from 'yaml';
import {addRedirect, expectFreeRoute, readSiteLock, replaceInLock} from './addresses';
import {findMentions, rewriteCodeLinks} from './codeLinks';
import {getRoute, isPartial, locateDocsFile, readDocsPage, type DocsPage} from './docsPages';
import {rewriteMarkdownLinks} from './links';
import {updatePageMaps} from './pageMap';
import {sortPagesWithoutChanges} from './pagesWithoutChanges';
import {addToSidebar, isInSidebar, removeFromSidebar, renameInSidebar, type Place} from './sidebars';
import {findRankPattern} from './searchRank';
import type {SiteFiles} from './siteFiles';

export type MoveRequest = {
  from: string;
  /** The new path of the file. By default, the file stays where it is. */
  to?: string;
  /** The new path of the page below the route of its version. By default, its last part changes if the name of the file changes. */
  slug?: string;
  /** The new place in the sidebar. */
  place?: Place;
};

/** What a command has done. */
export type Report = {
  /** One line for each step. */
  steps: string[];
  /** Positions of the places that the command hasn't changed and that name the old address. */
  mentions: string[];
  /** Positions and texts of links that lead to another page than before. */
  links?: string[];
};

/** Moves a page or a partial: its file, its route, all links to it, and its entries in the site's data. */
export async function movePage(files: SiteFiles, request: MoveRequest): Promise<Report> {
  const page = readDocsPage(files, request.from);
  const file = request.to ?? page.file;
  const {version, id} = locateDocsFile(files, file);
  if (version.name !== page.version.name) {
    throw new Error(
      `${file}: the page would move to another docs version. Expected a path in the same docs folder.`,
    );
  }
  if (file !== page.file && files.exists(file)) {
    throw new Error(`${file}: the file exists. Pass the path of a new file.`);
  }
  if (isPartial(file) !== isPartial(page.file)) {
    throw new Error(
      `${file}: only partials, or their folders, begin with an underscore. A page can't become a partial, and a partial can't become a page.`,
    );
  }
  const slug = page.slug === undefined ? undefined : (request.slug ?? createSlug(page.slug, page.id, id));
  const [oldRoute, route] = [page.slug, slug].map(value =>
    value === undefined ? undefined : getRoute(version, value),
  );
  if (file === page.file && route === oldRoute && !request.place) {
    throw new Error(`${file}: nothing changes. Pass a new path, \`--slug\`, \`--after\` or \`--category\`.`);
  }
  const isRedirected = route !== undefined && oldRoute !== undefined && route !== oldRoute;
  if (isRedirected) {
    expectFreeRoute(files, route);
  }

  if (file !== page.file) {
    files.rename(page.file, file);
  }
  if (isRedirected) {
    files.write(file, replaceSlug(files.read(file), slug ?? ''));
  }
  rewriteMarkdownLinks(files, page, {file, route, isNewPlace: true});
  await rewriteCodeLinks(files, page, {file, route, id});
  if (page.slug !== undefined) {
    await moveInSidebar(files, page, id, request.place);
  }
  if (isRedirected) {
    await updatePageMaps(files, readSiteLock(files), version, {from: page.slug, to: slug});
    await replaceInLock(files, oldRoute, route);
    await addRedirect(files, oldRoute, route);
    await sortPagesWithoutChanges(files);
  }
  return {
    steps: [
      file === page.file ? `${file}: stays where it is` : `${page.file}: moved to ${file}`,
      ...(isRedirected
        ? [`${oldRoute}: redirects to ${route}`]
        : route === undefined
          ? []
          : [`${route}: the route stays`]),
    ],
    mentions: [
      ...findMentions(files, page, {isFileGone: file !== page.file, isRouteGone: isRedirected}),
      ...(isRedirected ? findRankPattern(files, oldRoute, route) : []),
    ],
  };
}

async function moveInSidebar(files: SiteFiles, page: DocsPage, id: string, place?: Place): Promise<void> {
  const isListed = isInSidebar(files, page.version, page.id);
  if (place) {
    if (isListed) {
      await removeFromSidebar(files, page.version, page.id);
    }
    await addToSidebar(files, page.version, id, place);
  } else if (isListed && id !== page.id) {
    await renameInSidebar(files, page.version, page.id, id);
  }
}

/** Changes the last part of a route in the same way as the name of the file, if both were the same. */
function createSlug(slug: string, oldId: string, id: string): string {
  const [oldName, name] = [oldId, id].map(value => path.posix.basename(value));
  return path.posix.basename(slug) === oldName ? slug.replace(/[^/]*$/, name ?? '') : slug;
}

/** Changes `slug` in the front matter, and adds it if it's missing. */
function replaceSlug(markdown: string, slug: string): string {
  const line = `slug: ${stringify(`/${slug}`).trim()}`;
  const end = markdown.indexOf('\n---', 3);
  const frontMatter = markdown.slice(0, end);
  const changed = /^slug:.*$/m.test(frontMatter)
    ? frontMatter.replace(/^slug:.*$/m, line)
    : `${frontMatter}\n${line}`;
  return changed + markdown.slice(end);
}
