import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../code-samples/problem';
import {isPartial} from './frontMatter';
import type {Options} from './options';
import type {SiteAddresses} from './siteAddresses';
import {findSimilar, findSimilarPath, listNames, suggestPath, suggestSibling} from './suggest';
import type {UrlPlace} from './markdownUrls';

/** What the checks of links know about the site. */
export type LinkSite = {
  siteDir: string;
  options: Pick<Options, 'docs' | 'blog' | 'staticFolder'>;
  addresses: SiteAddresses;
  /** Returns the anchors of a Markdown file, including those of its partials. Returns undefined if the file isn't valid MDX. */
  readAnchors: (file: string) => ReadonlySet<string> | undefined;
  /** Returns the files of the pages that contain a partial. */
  findPages: (partial: string) => string[];
  /** Whether a published page has an anchor. The page is given by its route. */
  isPublished: (route: string, anchor: string) => boolean;
};

type Mistake = Pick<Problem, 'message' | 'advice'>;

/** Props of components that contain an address. */
const linkProps = new Set<UrlPlace['source']>(['prop href', 'prop to']);

/** Checks a link in a Markdown file: its page, its section or the file that it leads to. Returns undefined if the link works. */
export function checkLink({url, source}: UrlPlace, file: string, site: LinkSite): Mistake | undefined {
  const isLink = source === 'link' || source === 'frontMatter' || linkProps.has(source);
  const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  if (!isLink || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  if (address === '') {
    const pages = isPartial(file) ? site.findPages(file) : [file];
    return pages.map(page => checkAnchor(url, page, anchor, site)).find(Boolean);
  }
  if (/\.mdx?$/.test(address)) {
    return checkFileLink({url, source}, address, anchor, file, site);
  }
  const route = findRoute(address, file, site);
  return route === undefined
    ? checkAsset(url, address, file, site)
    : checkRoute({url, source}, route, anchor, file, site);
}

/** Checks a link to a Markdown file. */
function checkFileLink(
  {url, source}: Pick<UrlPlace, 'url' | 'source'>,
  address: string,
  anchor: string | undefined,
  file: string,
  site: LinkSite,
): Mistake | undefined {
  const {files} = site.addresses;
  const section = findSection(file, site);
  const target = listCandidates(address, file, section).find(candidate =>
    existsSync(path.join(site.siteDir, candidate)),
  );
  if (target === undefined) {
    const pages = [...files.keys()].filter(name => findSection(name, site) === section);
    const similar =
      findMovedFile(address, pages, site) ??
      findSimilarPath(path.posix.join(path.posix.dirname(file), address), pages);
    return {
      message: `The link is broken, because the file doesn't exist. Found \`${url}\`, expected the path of a page, relative to this file.`,
      advice:
        similar === undefined
          ? 'Fix the path, or remove the link.'
          : `Did you mean \`${formatRelative(similar, file)}\`?`,
    };
  }
  const route = files.get(target);
  if (route === undefined) {
    // While the site is served, a page that has just been added has no address yet.
    if (!isPartial(target)) {
      return undefined;
    }
    return {
      message: `The link leads to a partial, which has no address. Found \`${url}\`, expected the path of a page.`,
      advice: 'Link to the page that contains the partial.',
    };
  }
  if (findSection(target, site) !== section) {
    return {
      message: `The link leads to a file of another docs version, or from the docs to the blog. Found \`${url}\`, expected a route.`,
      advice: `Write \`${formatRoute(route, anchor)}\`.`,
    };
  }
  const mistake = checkAnchor(url, target, anchor, site);
  if (mistake || !linkProps.has(source)) {
    return mistake;
  }
  return {
    message: `The link is broken, because a prop can't contain the path of a page's file. Found \`${url}\`, expected a route.`,
    advice: `Write \`${formatRoute(route, anchor)}\`, or write the link in Markdown.`,
  };
}

/** Finds the file of a page that has moved to another route. Its old route usually ended in the name of its old file. */
function findMovedFile(address: string, pages: readonly string[], {addresses}: LinkSite): string | undefined {
  const name = path.posix.basename(address).replace(/\.mdx?$/, '');
  if (pages.some(page => path.posix.basename(page).replace(/\.mdx?$/, '') === name)) {
    return undefined;
  }
  return [...addresses.redirects]
    .filter(([from]) => path.posix.basename(from) === name)
    .map(([, to]) => addresses.routes.get(to.replace(/#.*$/, '')))
    .find(target => target !== undefined && pages.includes(target));
}

/** Checks a link to a route of the site, or to a file that is published as it is. */
function checkRoute(
  {url, source}: Pick<UrlPlace, 'url' | 'source'>,
  route: string,
  anchor: string | undefined,
  file: string,
  site: LinkSite,
): Mistake | undefined {
  const {routes, redirects} = site.addresses;
  const moved = redirects.get(formatRoute(route, anchor)) ?? redirects.get(route);
  if (moved !== undefined) {
    return {
      message: `The link leads to an old address. Found \`${url}\`, expected \`${moved}\`.`,
      advice: 'Write the present address, because hosts redirect readers only on a full page load.',
    };
  }
  if (routes.has(route)) {
    const target = routes.get(route);
    return target === undefined ? undefined : checkAnchor(url, target, anchor, site);
  }
  const published = path.join(site.siteDir, site.options.staticFolder, route);
  if (existsSync(published)) {
    return undefined;
  }
  const isFile = path.posix.extname(route) !== '';
  return {
    message: `The link is broken, because the page doesn't exist. Found \`${url}\`, expected the route of a page or the path of a file in ${site.options.staticFolder}/.`,
    advice:
      (
        (isFile && suggestSibling(published, route)) ||
        suggestPath(route, routes.keys()) + adviseOtherLink(source, file)
      ).trim() || 'Fix the route, or remove it.',
  };
}

/** Recommends another kind of link to pages of the same docs, unless only a route is allowed. */
function adviseOtherLink(source: UrlPlace['source'], file: string): string {
  if (source === 'frontMatter') {
    return '';
  }
  return `To link to a page of the same docs, use ${/\.mdx?$/.test(file) ? 'the path of its file' : 'its id'}.`;
}

/** Checks a relative path to a file other than a page, such as a download. */
function checkAsset(url: string, address: string, file: string, site: LinkSite): Mistake | undefined {
  const candidates = listCandidates(address, file, findSection(file, site));
  const [first = ''] = candidates.slice(-1);
  return path.posix.extname(address) === '' ||
    candidates.some(candidate => existsSync(path.join(site.siteDir, candidate)))
    ? undefined
    : {
        message: `The link is broken, because the file doesn't exist. Found \`${url}\`, expected the path of a file, relative to this file.`,
        advice: `${suggestSibling(path.join(site.siteDir, first), address)}Fix the path. If the file is in ${site.options.staticFolder}/, begin with a slash.`,
      };
}

function checkAnchor(
  url: string,
  target: string,
  anchor: string | undefined,
  site: LinkSite,
): Mistake | undefined {
  const anchors = site.readAnchors(target);
  if (
    !anchors ||
    anchor === undefined ||
    anchor === '' ||
    anchors.has(anchor) ||
    anchors.has(decode(anchor))
  ) {
    return undefined;
  }
  const isRenamed = site.isPublished(site.addresses.files.get(target) ?? '', anchor);
  const similar = isRenamed ? undefined : findSimilar(anchor, anchors);
  return {
    message: `The link is broken, because ${target} has no section with this anchor. Found \`${url}\`, expected ${anchors.size === 0 ? 'no anchor' : listNames([...anchors].map(name => `#${name}`))}.`,
    advice:
      similar === undefined
        ? `If the heading has been renamed, add \`{/* #${anchor} */}\` after its text, so that old links still work.`
        : `Did you mean \`#${similar}\`?`,
  };
}

/** Returns the route that a link leads to. Relative routes begin at the route of the page. Returns undefined for paths of files. */
function findRoute(address: string, file: string, {addresses}: LinkSite): string | undefined {
  const trimmed = decode(address.replace(/(?<=.)\/$/, ''));
  if (trimmed.startsWith('/')) {
    return trimmed;
  }
  const route = addresses.files.get(file);
  const isFile = path.posix.extname(trimmed) !== '' || trimmed.startsWith('@site/');
  return isFile || route === undefined ? undefined : path.posix.join(path.posix.dirname(route), trimmed);
}

/** Lists the paths that an address can stand for. An absolute path begins in the folder of the docs version, or in the site's folder. */
export function listCandidates(address: string, file: string, section: string | undefined): string[] {
  const decoded = decode(address);
  if (decoded.startsWith('@site/')) {
    return [decoded.slice('@site/'.length)];
  }
  return decoded.startsWith('/')
    ? [path.posix.join(section ?? '.', decoded), decoded.slice(1)]
    : [path.posix.join(path.posix.dirname(file), decoded)];
}

/** Returns the folder of the docs version or of the blog that contains a file. Links to files can't lead out of this folder. */
function findSection(file: string, {options: {docs, blog}}: LinkSite): string | undefined {
  return [...docs, blog].find(({folder}) => file.startsWith(`${folder}/`))?.folder;
}

function formatRelative(target: string, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(file), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function formatRoute(route: string, anchor: string | undefined): string {
  return anchor === undefined ? route : `${route}#${anchor}`;
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
