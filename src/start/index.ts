// Starts the client of a built page after the first paint and in several tasks. The entry point of Docusaurus evaluates everything in one
// task, often just before the first paint.
import {yieldToBrowser} from '../shared/yieldToBrowser';
import {waitForPaint} from './waitForPaint';

// Once the document is parsed, the inline script of Docusaurus shows a base URL warning if this object is missing.
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
  // This event fires when the reader goes back or forward. It doesn't fire when client modules replace the URL, which isn't a navigation.
  const detectNavigation = () => {
    hasNavigated ||= window.location.pathname !== pathname;
  };
  window.addEventListener('popstate', detectNavigation);
  for (const step of steps) {
    await step();
    await yieldToBrowser();
    if (hasNavigated) {
      // The URL now belongs to a different page than the painted HTML, so React couldn't hydrate it.
      window.location.reload();
      return;
    }
    ({pathname} = window.location);
  }
  window.removeEventListener('popstate', detectNavigation);
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
