// Starts the site in a built page: after the page was painted, and in several tasks. The framework's own start evaluates everything in one
// task, often just before the first paint.
import {yieldToBrowser} from '../shared/yieldToBrowser';
import {whenPainted} from './whenPainted';

const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  await whenPainted();
  for (const step of steps) {
    await step();
    await yieldToBrowser();
  }
}

void start();
