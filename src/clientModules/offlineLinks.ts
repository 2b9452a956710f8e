// If the reader is offline and follows a link to a page that can't be loaded, says so and keeps the current page. Without this module, the
// framework would load the whole next page, and the browser would replace the current one with its own error page.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import preload from '@docusaurus/core/lib/client/preload';
import siteConfig from '@generated/docusaurus.config';
import {yieldToBrowser} from './yieldToBrowser';

let note: HTMLElement | undefined;

/** The link whose page has been loaded, so that its next click opens the page. */
let loadedLink: HTMLAnchorElement | undefined;

if (ExecutionEnvironment.canUseDOM) {
  // React's listeners come later, so the framework doesn't follow the link.
  document.addEventListener('click', handleClick, true);
  window.addEventListener('online', hideNote);
}

export function onRouteDidUpdate(): void {
  hideNote();
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || window.navigator.onLine || link === loadedLink || !opensOtherPage(link, event)) {
    return;
  }
  event.preventDefault();
  void openPage(link);
}

async function openPage(link: HTMLAnchorElement): Promise<void> {
  try {
    await preload(link.pathname);
  } catch {
    if (window.navigator.serviceWorker?.controller) {
      // The page might be kept, and the worker explains if it isn't.
      window.location.assign(link.href);
    } else {
      showNote();
    }
    return;
  }
  // During the click that the key Enter causes, browsers ignore another click.
  await yieldToBrowser();
  loadedLink = link;
  link.click();
  loadedLink = undefined;
}

/** Returns whether a click replaces this page with another one of the site. */
function opensOtherPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const {origin, pathname} = window.location;
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.origin === origin &&
    link.pathname !== pathname &&
    link.pathname.startsWith(siteConfig.baseUrl)
  );
}

function showNote(): void {
  hideNote();
  note = document.createElement('div');
  note.className = 'site-bottom-note';
  note.setAttribute('role', 'alert');
  note.textContent = translate({
    id: 'site.offline.link',
    message: 'You’re offline, and this page hasn’t been loaded yet.',
    description: 'Shown after a click on a link while the browser is offline',
  });
  document.body.append(note);
}

function hideNote(): void {
  note?.remove();
}
