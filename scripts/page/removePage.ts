import path from 'node:path';
import {parseTree} from '../../src/plugins/code-samples/markdown';
import {MarkdownSyntaxError} from '../../src/plugins/code-samples/syntaxError';
import {collectSections} from '../../src/plugins/page-checks/anchors';
import {findUrls, type UrlPlace} from '../../src/plugins/page-checks/markdownUrls';
import {getDocsRoute} from '../../src/shared/docsVersions';
import {listGroups, listPages} from '../routes-lock/lock';
import {addRedirect, readSiteLock, removeRedirectsTo, replaceInLock} from './addresses';
import {findMentions, rewriteCodeLinks} from './codeLinks';
import {findDocsPage, getRoute, readDocsPage, readFrontMatter, type DocsPage} from './docsPages';
import {rewriteMarkdownLinks, type Target} from './links';
import type {Report} from './movePage';
import {updatePageMaps} from './pageMap';
import {removeFromPagesWithoutChanges} from './pagesWithoutChanges';
import {rewriteRelatedDocs} from './relatedDocs';
import {isInSidebar, removeFromSidebar} from './sidebars';
import type {SiteFiles} from './siteFiles';

export type RemoveRequest = {
  file: string;
  /** What replaces the page: the path of a page or a route, perhaps with an anchor. A page that was never published needs none. */
  to?: string | undefined;
};

/** Removes a page. All links to it, and its old address, lead to the page that replaces it. If there is none, they stay as they are. */
export async function removePage(files: SiteFiles, {file, to}: RemoveRequest): Promise<Report> {
  const page = readDocsPage(files, file);
  if (page.slug === undefined) {
    throw new Error(`${file}: a partial has no address. Delete the file, and remove its imports.`);
  }
  const route = getRoute(page.version, page.slug);
  const target = to === undefined ? undefined : findTarget(files, to);
  if (target?.route === route) {
    throw new Error(`${to}: the page can't replace itself. Pass the path or the route of another page.`);
  }
  const address = target && (target.route ?? '') + (target.anchor ? `#${target.anchor}` : '');

  const replaceText = target && createTextChange(files, page, target);
  const images = listImages(files, file);
  files.delete(file);
  // This comes first, because it can move links whose positions are listed.
  rewriteRelatedDocs(files, route, target && findDocsPage(files, target.route) && target.route);
  const links = target && [
    ...rewriteMarkdownLinks(files, page, target, replaceText),
    ...(await rewriteCodeLinks(files, page, target)),
  ];
  if (isInSidebar(files, page.version, page.id)) {
    await removeFromSidebar(files, page.version, page.id);
  }
  const root = getDocsRoute(page.version);
  const lock = readSiteLock(files);
  const isSameVersion = listGroups(lock, page.version).some(group =>
    Object.hasOwn(lock.pages[group] ?? {}, target?.route ?? ''),
  );
  await updatePageMaps(files, lock, page.version, {
    from: page.slug,
    ...(isSameVersion && {replacement: address?.slice(root.length + 1)}),
  });
  await replaceInLock(files, route);
  await removeFromPagesWithoutChanges(files, route);
  const lostRedirects = address === undefined ? await removeRedirectsTo(files, route) : [];
  if (address !== undefined) {
    await addRedirect(files, route, address);
  }
  return {
    steps: [
      `${file}: removed`,
      address === undefined ? `${route}: isn't redirected` : `${route}: redirects to ${address}`,
      ...lostRedirects.map(source => `${source}: isn't redirected any more, because it led to ${route}`),
      ...images
        .filter(image => !isMentioned(files, image))
        .map(image => `${image}: no other page shows this image, so delete it if nothing else needs it`),
    ],
    mentions: findMentions(files, page, {isFileGone: true, isRouteGone: true}),
    ...(links && {links}),
  };
}

/** Lists the files of the images that a page shows. A draft that isn't valid MDX shows none. */
function listImages(files: SiteFiles, file: string): string[] {
  const images = tryFindUrls(files.read(file))
    .filter(({url}) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(url))
    .map(({url}) =>
      path.posix.normalize(url.startsWith('/') ? `static${url}` : `${path.posix.dirname(file)}/${url}`),
    );
  return [...new Set(images)].filter(image => files.exists(image));
}

function tryFindUrls(markdown: string): UrlPlace[] {
  try {
    return findUrls(markdown, true);
  } catch (error) {
    if (error instanceof MarkdownSyntaxError) {
      return [];
    }
    throw error;
  }
}

/** Whether a text file of the site contains the name of a file. */
function isMentioned(files: SiteFiles, image: string): boolean {
  const name = path.posix.basename(image);
  return files.list().some(file => files.read(file).includes(name));
}

/** Returns a function that changes the text of a link if it's the title, the label or the name of the removed page. */
function createTextChange(files: SiteFiles, page: DocsPage, target: Target): (text: string) => string {
  const title = findTitle(files, target)?.replace(/[\\`*{}[\]<|]/g, '\\$&');
  // The titles of pages about a function are its name, and all other titles begin with a capital letter.
  const code = title !== undefined && /^[a-z@]\S*$/.test(title) ? `\`${title}\`` : title;
  const {sidebar_label: label} = readFrontMatter(files.read(page.file));
  return text =>
    (text === `\`${page.title}\`` ? code : text === page.title || text === label ? title : text) ?? text;
}

/** Finds the title of a page of the docs, or the heading of its section. Other pages, such as those of categories, have none. */
function findTitle(files: SiteFiles, {file, route, anchor}: Target): string | undefined {
  const page = file === undefined ? findDocsPage(files, route) : readDocsPage(files, file);
  return page && anchor ? collectSections(parseTree(files.read(page.file))).get(anchor) : page?.title;
}

/** Finds the page that replaces another one. Throws if it doesn't exist. */
function findTarget(files: SiteFiles, to: string): Target {
  const [address = '', anchor = ''] = to.split('#');
  const page = address.startsWith('/') ? undefined : readDocsPage(files, address);
  const route = page?.slug === undefined ? address : getRoute(page.version, page.slug);
  const anchors = listPages(readSiteLock(files)).get(route);
  if (!anchors) {
    throw new Error(
      `${to}: no such page. Pass the path of a page, such as docs/server/context.md, or a route, such as /docs/server.`,
    );
  }
  if (anchor !== '' && !anchors.includes(anchor)) {
    throw new Error(
      `${to}: the page has no section with the anchor "${anchor}". Expected one of ${anchors.join(', ')}.`,
    );
  }
  return {...(page && {file: page.file}), route, anchor};
}
