// Starts the JavaScript of a built page in several tasks after the first paint. The entry point of Docusaurus evaluates everything in one
// task, which often delays the first paint.
import {yieldToBrowser} from '@site/src/clientModules/yieldToBrowser';
import {waitForPaint} from './waitForPaint';

// If this object is missing when the document has been parsed, the inline script of Docusaurus shows a warning about the base URL.
window.docusaurus = {prefetch: () => false, preload: () => false};

const steps = [
  waitForPaint,
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  async () => {
    const {default: preload} = await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload');
    await preload(window.location.pathname);
  },
];

async function start(): Promise<void> {
  let {pathname} = window.location;
  let hasNavigated = false;
  // `popstate` fires when the reader goes back or forward. It doesn't fire when a client module replaces the URL.
  const detectNavigation = () => {
    hasNavigated ||= window.location.pathname !== pathname;
  };
  window.addEventListener('popstate', detectNavigation);
  for (const step of steps) {
    await step();
    await yieldToBrowser();
    if (hasNavigated) {
      // The URL now belongs to a different page than the HTML, so React couldn't hydrate the HTML.
      window.location.reload();
      return;
    }
    ({pathname} = window.location);
  }
  window.removeEventListener('popstate', detectNavigation);
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
