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
  window.setTimeout(() => {
    region.textContent = document.title;
  }, titleDelay);
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
