// Cleans the requested URL before the router reads it, and opens the new page of a section that has moved to another page.
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanUrl} from './cleanUrl';
import {findMovedAnchor} from './movedAnchors';
import {decodeText} from './urlEncoding';

const {baseUrl} = siteConfig;

if (ExecutionEnvironment.canUseDOM) {
  replaceUrl();
  // This listener is registered before the router's listener, so that the router sees the clean URL.
  window.addEventListener('popstate', replaceUrl);
  followMovedSection();
}

function replaceUrl(): void {
  const {origin, pathname, search, hash} = window.location;
  const url = cleanUrl(window.location, baseUrl);
  if (url !== pathname + search + hash) {
    // The origin is needed because a path can start with two slashes, which would be the URL of another site.
    window.history.replaceState(window.history.state, '', origin + url);
  }
}

function followMovedSection(): void {
  const {pathname, hash} = window.location;
  const target = findMovedAnchor(pathname.slice(baseUrl.length - 1), decodeText(hash.slice(1)));
  if (target !== undefined) {
    window.location.replace(baseUrl.slice(0, -1) + target);
  }
}
