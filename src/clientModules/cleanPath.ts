// Before the router reads the URL, replaces a path that ends in `.html` or `/index.html` with its canonical form. Otherwise, Docusaurus
// would preload the route of the original path, and React would hydrate the page with the wrong route.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from '@site/src/shared/paths';

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
