import path from 'node:path';
import {trimSlash} from '../../shared/paths';

/** The pages in a download. */
export type Addresses = {
  /** Scheme and host of the site. */
  origin: string;
  /** The file of each page in the download, by the page's path on the site. */
  files: ReadonlyMap<string, string>;
};

/** The page or file of the site to which a link leads, or undefined for links to other sites and for invalid links. */
export function parseSiteUrl(
  href: string,
  from: string,
  origin: string,
): {route: string; url: URL} | undefined {
  const base = origin + from;
  if (!URL.canParse(href, base)) {
    return undefined;
  }
  const url = new URL(href, base);
  return url.origin === origin ? {route: trimSlash(url.pathname), url} : undefined;
}

/**
 * Returns the address of a link in a download: relative if the target is in the download, and absolute otherwise.
 * @param from path of the page with the link, on the site
 */
export function resolveLink(href: string, from: string, {origin, files}: Addresses): string {
  if (href.startsWith('#')) {
    return href;
  }
  const target = parseSiteUrl(href, from, origin);
  if (!target) {
    return href;
  }
  const file = files.get(target.route);
  return file === undefined ? target.url.href : relativePath(files.get(from) ?? '', file) + target.url.hash;
}

/** Returns the path from one file of a download to another one. */
export function relativePath(from: string, to: string): string {
  return path.posix.relative(path.posix.dirname(from), to);
}
