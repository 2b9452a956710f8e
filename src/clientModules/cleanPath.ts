// Replaces a path that ends in `.html` or `/index.html` with its canonical form before the router reads the URL. Docusaurus preloads the
// route of the raw path, so React would otherwise hydrate the page with the wrong route.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from '@site/src/shared/paths';

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
