// Says that the next page is loading when that takes a while. The theme shows a bar only, which is a graphic with a role that doesn't exist.
import type {ClientModule} from '@docusaurus/types';

/** Milliseconds after which the theme's bar shows; what follows it here runs right after it. */
const barDelay = 200;

/** Milliseconds that a reader can wait without a word. */
const wordDelay = 1000;

let region: HTMLElement | undefined;

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) {
    return undefined;
  }
  const timers = [
    window.setTimeout(() => {
      document.getElementById('nprogress')?.setAttribute('aria-hidden', 'true');
      addRegion();
    }, barDelay),
    window.setTimeout(() => say('Loading the page'), wordDelay),
  ];
  return () => {
    timers.forEach(timer => window.clearTimeout(timer));
    // routeFocus.ts says the title of the new page.
    say('');
  };
};

/** Empty at first: assistive technology speaks what changes in a region that it knows. */
function addRegion(): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    document.body.append(region);
  }
}

function say(text: string): void {
  if (region) {
    region.textContent = text;
  }
}
