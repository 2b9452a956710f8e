// A browser applies the content security policy of the document that it loaded, and only the policy of a page with posts allows Twitter's
// script. After client-side navigation, the policy of an earlier page still applies, so the page has to be loaded again to show a post.
import {createStorageSlot} from '@docusaurus/theme-common';
import {cleanPath, trimSlash} from '@site/src/shared/paths';

/** Returns whether the browser loaded this page as a document, so that the policy of this page applies. */
export function hasOwnPolicy(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || toRoute(new URL(entry.name).pathname) === toRoute(window.location.pathname);
}

/** Loads the page again. `takeRequestedPost` then returns true for the post with this id. */
export function reloadToShow(id: string): void {
  getRequestedPost().set(id);
  window.location.reload();
}

/** Returns whether the page was loaded again to show the post with this id. Returns true only once. */
export function takeRequestedPost(id: string): boolean {
  const slot = getRequestedPost();
  const isRequested = slot.get() === id;
  if (isRequested) {
    slot.del();
  }
  return isRequested;
}

function toRoute(pathname: string): string {
  return trimSlash(cleanPath(pathname));
}

/** Contains the id of the post to show after the page has been loaded again. */
function getRequestedPost() {
  return createStorageSlot('site.social-post', {persistence: 'sessionStorage'});
}
