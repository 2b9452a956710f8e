// Mends percent signs that cannot be decoded in the path and the hash, such as `#100%`, before the router reads the address. The
// framework and its router decode both without a catch: a page would not start, or crash when such a hash is typed into the address bar.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {makeDecodable, makeRoutable} from '@site/src/shared/paths';

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  // Registered before the router's listener, so that the router sees the mended address.
  window.addEventListener('popstate', mendAddress);
}

function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = makeRoutable(pathname) + search + makeDecodable(hash);
  if (mended !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', mended);
  }
}
