// Gives an address that ends in `.html` or `/index.html` its clean form before the router reads it.
// The entry preloads the raw path, so such a visit would hydrate the tree of another route.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from '@site/src/shared/paths';

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
