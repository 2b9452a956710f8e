// Scrolls a new page to the top if the anchor in its URL doesn't exist. The version dropdown keeps the anchor, but
// the page in the other version might not have it. Without this module, Docusaurus would keep the scroll position of the previous page.
import {decodeText} from './urlEncoding';

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
