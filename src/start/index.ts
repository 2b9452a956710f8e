// Starts the site in a built page: after the page was painted, and in several tasks. The framework's own start evaluates everything in one
// task, often just before the first paint.
import {yieldToBrowser} from '../shared/yieldToBrowser';
import {whenPainted} from './whenPainted';

// The framework's banner on a wrong base URL looks for this as soon as the document is read.
window.docusaurus = {prefetch: () => false, preload: () => false};

const steps = [
  whenPainted,
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  async () => {
    const {default: preload} = await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload');
    await preload(window.location.pathname);
  },
];

async function start(): Promise<void> {
  let {pathname} = window.location;
  let hasLeft = false;
  // Back and forward; scripts of the site that write the address anew are not heard here.
  const noteLeaving = () => {
    hasLeft ||= window.location.pathname !== pathname;
  };
  window.addEventListener('popstate', noteLeaving);
  for (const step of steps) {
    await step();
    await yieldToBrowser();
    if (hasLeft) {
      // What is painted is another page than that of the address: React could not take it over.
      window.location.reload();
      return;
    }
    ({pathname} = window.location);
  }
  window.removeEventListener('popstate', noteLeaving);
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
