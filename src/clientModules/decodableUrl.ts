// Escapes percent signs that can't be decoded in the path and the hash, such as `#100%`, before the router reads the URL. Docusaurus and
// its router decode the path and the hash without a `catch`, so such a URL would keep the page from starting or would crash it.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {makeDecodable, makeRoutable} from '@site/src/shared/paths';

if (ExecutionEnvironment.canUseDOM) {
  escapeUrl();
  // Registered before the router's listener, so that the router sees the escaped URL.
  window.addEventListener('popstate', escapeUrl);
}

function escapeUrl(): void {
  const {pathname, search, hash} = window.location;
  const escaped = makeRoutable(pathname) + search + makeDecodable(hash);
  if (escaped !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', escaped);
  }
}
