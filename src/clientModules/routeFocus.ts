// After a client-side navigation, announces the title of the new page and moves the focus, as a browser does after a page load. The focus
// moves to the heading in the hash or, if the URL has no hash, to the top of the page. The theme never announces the title. It moves the
// focus only after a click on a link, not when the reader goes back or forward.
import type {ClientModule} from '@docusaurus/types';
import {decodeText} from './urlEncoding';

/** Time to wait before reading `document.title` after a route change. The title is set shortly after the new page is rendered. */
export const titleDelayMs = 100;

let announcer: HTMLElement | undefined;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation) {
    return; // The browser itself handles the first page load.
  }
  const isOtherPage = location.pathname !== previousLocation.pathname;
  if (isOtherPage) {
    announceTitle();
  }
  if (location.hash && (isOtherPage || location.hash !== previousLocation.hash)) {
    focusHeading(location.hash);
  } else if (isOtherPage) {
    document.querySelector<HTMLElement>('[data-page-start]')?.focus({preventScroll: true});
  }
};

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
