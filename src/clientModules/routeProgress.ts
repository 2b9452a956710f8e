// If the next page takes a while to load, announces this to screen readers, and later shows it to everyone, because the theme's progress bar
// is easy to overlook. This module hides the bar from assistive technology, because it has an invalid ARIA role. If the code of the page
// never arrives, the module loads the whole page, whose HTML can be read without its code.
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';

/** Delay of the theme's progress bar. A timer with this delay that is started later runs right after the bar has been added. */
const barDelayMs = 200;

/** Delay of the announcement. Navigations that are faster aren't announced. */
const announcementDelayMs = 1000;

/** Delay after which the announcement is visible too, as a note. */
const noteDelayMs = 3000;

/** The framework waits for two minutes. The code of a page arrives within this limit even at 10 kB/s. */
const codeLimitMs = 15_000;

let region: HTMLElement | undefined;
let timers: number[] = [];

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  // If the reader opens a page while another one is loading, the framework never calls the first cleanup function.
  reset();
  if (!previousLocation || location.pathname === previousLocation.pathname) {
    return undefined;
  }
  timers = [
    window.setTimeout(() => {
      document.getElementById('nprogress')?.setAttribute('aria-hidden', 'true');
      addRegion();
    }, barDelayMs),
    window.setTimeout(() => {
      announce(
        translate({
          id: 'site.loading.page',
          message: 'Loading the page',
          description: 'Announced to screen readers while the next page is loading',
        }),
      );
    }, announcementDelayMs),
    window.setTimeout(() => setClass('site-bottom-note'), noteDelayMs),
    window.setTimeout(() => {
      // The dev server compiles a page when it's opened, which has no time limit.
      if (process.env.NODE_ENV !== 'development') {
        // The address is already that of the next page.
        window.location.reload();
      }
    }, codeLimitMs),
  ];
  return reset;
};

function reset(): void {
  timers.forEach(timer => window.clearTimeout(timer));
  // routeFocus.ts announces the title of the new page.
  announce('');
  setClass('visually-hidden');
}

/** Adds an empty live region. Screen readers only announce changes to a live region that already exists. */
function addRegion(): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    setClass('visually-hidden');
    document.body.append(region);
  }
}

function setClass(name: string): void {
  if (region) {
    region.className = name;
  }
}

function announce(text: string): void {
  if (region) {
    region.textContent = text;
  }
}
