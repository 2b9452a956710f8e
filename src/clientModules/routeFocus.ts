// After a client-side navigation, announces the title of the new page and moves the focus, as a browser does after a page load. The focus
// moves to the heading in the hash or, if the URL has no hash, to the top of the page. If the reader goes back or forward, it moves to the
// link that had it when the reader left the page. The theme never announces the title. It moves the focus only after a click on a link.
import type {ClientModule} from '@docusaurus/types';
import {decodeText} from './urlEncoding';

/** Time to wait before reading `document.title` after a route change. The title is set shortly after the new page is rendered. */
export const titleDelayMs = 100;

let announcer: HTMLElement | undefined;

/** A link of a page: its `href`, and its position among the links with this `href`. */
type LinkPlace = {href: string | null; position: number};

/** The links that had the focus when the reader left pages, by the key of the history entry. The first entry of a visit has no key. */
const focusedLinks = new Map<string | undefined, LinkPlace>();

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  const link = document.activeElement;
  if (previousLocation) {
    const href = link?.getAttribute('href') ?? null;
    focusedLinks.set(previousLocation.key, {
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
  if (isOtherPage) {
    announceTitle();
  }
  const link = isOtherPage && findFocusedLink(location.key);
  if (link) {
    link.focus({preventScroll: true});
  } else if (location.hash && (isOtherPage || location.hash !== previousLocation.hash)) {
    focusHeading(location.hash);
  } else if (isOtherPage) {
    document.querySelector<HTMLElement>('[data-page-start]')?.focus({preventScroll: true});
  }
};

function listLinks(href: string | null): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter(link => link.getAttribute('href') === href);
}

/** Returns the link that had the focus when the reader left a history entry, unless the page doesn't show it any more. */
function findFocusedLink(key: string | undefined): HTMLAnchorElement | undefined {
  const place = focusedLinks.get(key);
  const link = place && listLinks(place.href)[place.position];
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
