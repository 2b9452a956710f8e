// If the next page takes a while to load, announces this to screen readers. The theme only shows a progress bar. This module hides the bar
// from assistive technology, because it has an invalid ARIA role. If the code of the page never arrives, the module loads the whole page,
// whose HTML can be read without its code.
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';

/** Delay of the theme's progress bar. A timer with this delay that is started later runs right after the bar has been added. */
const barDelayMs = 200;

/** Delay of the announcement. Navigations that are faster aren't announced. */
const announcementDelayMs = 1000;

/** The framework waits for two minutes. The code of a page arrives within this limit even at 10 kB/s. */
const codeLimitMs = 20_000;

let region: HTMLElement | undefined;
let timers: number[] = [];

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  // If the reader opens a page while another one is loading, the framework never calls the first cleanup function.
  clearTimers();
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
    // The address is already that of the next page.
    window.setTimeout(() => window.location.reload(), codeLimitMs),
  ];
  return () => {
    clearTimers();
    // routeFocus.ts announces the title of the new page.
    announce('');
  };
};

function clearTimers(): void {
  timers.forEach(timer => window.clearTimeout(timer));
}

/** Adds an empty live region. Screen readers only announce changes to a live region that already exists. */
function addRegion(): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    document.body.append(region);
  }
}

function announce(text: string): void {
  if (region) {
    region.textContent = text;
  }
}
