// Before the router reads the URL, escapes percent signs in the path and the hash that can't be decoded, as in `#100%`. Docusaurus and its
// router don't catch errors when they decode the path and the hash, so a URL like this would crash the page.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {makeDecodable, makeRoutable} from './urlEncoding';

if (ExecutionEnvironment.canUseDOM) {
  escapeUrl();
  // This listener is registered before the router's listener, so that the router sees the escaped URL.
  window.addEventListener('popstate', escapeUrl);
}

function escapeUrl(): void {
  const {pathname, search, hash} = window.location;
  const escaped = makeRoutable(pathname) + search + makeDecodable(hash);
  if (escaped !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', escaped);
  }
}
