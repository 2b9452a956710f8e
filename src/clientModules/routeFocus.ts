// After a client-side navigation, announces the title of the new page and moves the focus, as a browser does after a page load. The focus
// moves to the heading in the hash or, if the URL has no hash, to the top of the page. If the reader goes back or forward, it moves to the
// link that had it when the reader left the page, and the page scrolls to where it was. The theme never announces the title, moves the focus
// only after a click on a link, and always scrolls to the heading in the hash.
import type {ClientModule} from '@docusaurus/types';
import {decodeText} from './urlEncoding';

/** Time to wait before reading `document.title` after a route change. The title is set shortly after the new page is rendered. */
export const titleDelayMs = 100;

let announcer: HTMLElement | undefined;

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/**
 * Where the reader left a page: the scroll position in pixels, the `href` of the focused link, and its position among the links with this
 * `href`.
 */
type Place = {top: number; href: string | null; position: number};

/** The places in pages that the reader has left, by the id of the history entry. */
const places = new Map<string, Place>();

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  const link = document.activeElement;
  if (previousLocation) {
    const href = link?.getAttribute('href') ?? null;
    places.set(createId(previousLocation), {
      top: window.scrollY,
      href,
      position: listLinks(href).findIndex(item => item === link),
    });
  }
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation) {
    return; // The browser itself handles the first page load.
  }
  const isOtherPage = location.pathname !== previousLocation.pathname;
  const place = isOtherPage ? places.get(createId(location)) : undefined;
  if (isOtherPage) {
    announceTitle();
  }
  if (place) {
    // Before this frame, Chromium itself scrolls to the heading in the hash.
    requestAnimationFrame(() => window.scrollTo({top: place.top, behavior: 'instant'}));
  }
  const link = place && findFocusedLink(place);
  if (link) {
    link.focus({preventScroll: true});
  } else if (location.hash && (isOtherPage || location.hash !== previousLocation.hash)) {
    focusHeading(location.hash);
  } else if (isOtherPage) {
    document.querySelector<HTMLElement>('[data-page-start]')?.focus({preventScroll: true});
  }
};

/** Returns the id of a history entry. The first entry of a visit has no key, and neither have those that a link to a heading adds. */
function createId({key, pathname, hash}: Location): string {
  return [key, pathname, hash].join();
}

function listLinks(href: string | null): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter(link => link.getAttribute('href') === href);
}

/** Returns the link that had the focus when the reader left the page, unless the page doesn't show it any more. */
function findFocusedLink({href, position}: Place): HTMLAnchorElement | undefined {
  const link = listLinks(href)[position];
  return link?.checkVisibility() ? link : undefined;
}

function announceTitle(): void {
  if (!announcer) {
    announcer = document.createElement('div');
    announcer.setAttribute('aria-live', 'polite');
    announcer.className = 'visually-hidden';
    document.body.append(announcer);
  }
  const region = announcer;
  const previousTitle = document.title;
  window.setTimeout(() => {
    runAfterTitleChange(previousTitle, () => {
      region.textContent = document.title;
    });
  }, titleDelayMs);
}

/**
 * Calls `callback` once the document's title differs from `previousTitle`, which can take a while on a slow machine. Calls it after
 * one second at the latest, because both pages can have the same title.
 */
function runAfterTitleChange(previousTitle: string, callback: () => void): void {
  if (document.title !== previousTitle) {
    callback();
    return;
  }
  const finish = () => {
    observer.disconnect();
    window.clearTimeout(deadline);
    callback();
  };
  const observer = new MutationObserver(() => {
    if (document.title !== previousTitle) {
      finish();
    }
  });
  observer.observe(document.head, {childList: true, subtree: true, characterData: true});
  const deadline = window.setTimeout(finish, 1_000);
}

function focusHeading(hash: string): void {
  const heading = document.getElementById(decodeText(hash.slice(1)));
  if (!heading) {
    return;
  }
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), {once: true});
  }
  heading.focus({preventScroll: true});
}
