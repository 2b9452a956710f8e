import {cleanPath, trimSlash} from '../shared/paths';
import {makeDecodable, makeRoutable} from './urlEncoding';

type Url = {pathname: string; search: string; hash: string};

/**
 * Returns a URL without its origin, in the form that the router needs:
 * - Percent signs in the path and the hash that can't be decoded are escaped, as in `#100%`. Docusaurus and its router don't catch errors
 *   when they decode the path and the hash, so a URL like this would crash the page.
 * - The path doesn't end with `.html`, `/index.html` or a slash. Otherwise, Docusaurus could preload the wrong route, and code that compares
 *   the path with the paths of pages would find no page. In both cases, React couldn't hydrate the HTML.
 */
export function cleanUrl({pathname, search, hash}: Url, baseUrl: string): string {
  const path = trimSlash(cleanPath(makeRoutable(pathname)));
  return (`${path}/` === baseUrl ? baseUrl : path) + search + makeDecodable(hash);
}
