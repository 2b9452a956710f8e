// Starts a page at its top when it hasn't got the anchor of its address. A switch of the version keeps the anchor, and not every
// page has the same one in both; the framework would leave the new page scrolled as far as the old one was.
import {decodeText} from '@site/src/shared/paths';

type Location = {pathname: string; search: string; hash: string};

export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  if (!previousLocation || location.pathname === previousLocation.pathname || location.hash === '') {
    return;
  }
  if (!document.getElementById(decodeText(location.hash.slice(1)))) {
    window.scrollTo(0, 0);
    window.history.replaceState(window.history.state, '', location.pathname + location.search);
  }
}
