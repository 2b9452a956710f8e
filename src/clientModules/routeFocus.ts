// Does for a change of route what a browser does for a load: says the title of the new page, and starts at its top, or at the heading
// that the address names. The theme does so for links only, not for back and forward, and never says a title.
import type {ClientModule} from '@docusaurus/types';
import {decodeText} from '@site/src/shared/paths';
import {titleDelay} from '@site/src/shared/titleDelay';

let announcer: HTMLElement | undefined;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation) {
    return; // the first page was a load
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
  const before = document.title;
  window.setTimeout(() => {
    whenTitleIsNot(before, () => {
      region.textContent = document.title;
    });
  }, titleDelay);
}

/** Calls back once the document has another title, on a slow machine later than expected; or after a second, as titles may be the same. */
function whenTitleIsNot(before: string, callBack: () => void): void {
  if (document.title !== before) {
    callBack();
    return;
  }
  const finish = () => {
    observer.disconnect();
    window.clearTimeout(deadline);
    callBack();
  };
  const observer = new MutationObserver(() => {
    if (document.title !== before) {
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
