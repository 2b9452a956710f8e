// Changes the requested URL before the router reads it.
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath, trimSlash} from '@site/src/shared/paths';
import {findMovedAnchor} from './movedAnchors';
import {decodeText, makeDecodable, makeRoutable} from './urlEncoding';

const {baseUrl} = siteConfig;

if (ExecutionEnvironment.canUseDOM) {
  escapeUrl();
  // This listener is registered before the router's listener, so that the router sees the escaped URL.
  window.addEventListener('popstate', escapeUrl);
  shortenPath();
  followMovedSection();
}

/**
 * Escapes percent signs in the path and the hash that can't be decoded, as in `#100%`. Docusaurus and its router don't catch errors when
 * they decode the path and the hash, so a URL like this would crash the page.
 */
function escapeUrl(): void {
  const {pathname, hash} = window.location;
  replaceUrl(makeRoutable(pathname), makeDecodable(hash));
}

/**
 * Removes `.html`, `/index.html` or a slash from the end of the path. Otherwise, Docusaurus could preload the wrong route, and code that
 * compares the path with the paths of pages would find no page. In both cases, React couldn't hydrate the HTML.
 */
function shortenPath(): void {
  const {pathname, hash} = window.location;
  const path = trimSlash(cleanPath(pathname));
  replaceUrl(`${path}/` === baseUrl ? baseUrl : path, hash);
}

/** Opens the new page of a section that has moved to another page. */
function followMovedSection(): void {
  const {pathname, hash} = window.location;
  const target = findMovedAnchor(pathname.slice(baseUrl.length - 1), decodeText(hash.slice(1)));
  if (target !== undefined) {
    window.location.replace(baseUrl.slice(0, -1) + target);
  }
}

function replaceUrl(path: string, hash: string): void {
  const {origin, pathname, search} = window.location;
  if (path !== pathname || hash !== window.location.hash) {
    // The origin is needed because a path can start with two slashes, which would be the URL of another site.
    window.history.replaceState(window.history.state, '', origin + path + search + hash);
  }
}
