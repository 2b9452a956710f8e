/** The entry point of a child process that runs samples of one docs version, one project after the other. */
import type {Project} from '../page';
import {findVersion} from '../versions';
import {installBrowserGlobals, hasBrowserGlobals, removeBrowserGlobals} from './dom';
import {patchFetch} from './network';
import {patchNet} from './ports';
import {ProjectRunner, type ProjectRun} from './runProject';
import {patchTimers} from './timers';

export type RunRequest = {project: Project};
export type RunReply = ProjectRun;
/** The message that the process sends when it is ready for requests. */
export type RunReady = 'ready';

const [version = ''] = process.argv.slice(2);
const runner = new ProjectRunner(findVersion(version));
process.setSourceMapsEnabled(true);
preloadReact();
patchNet(runner.startFallbackServer);
patchFetch(hasBrowserGlobals);
patchTimers();
process.exit = (code?: number | string | null) => {
  throw new Error(`process.exit(${code ?? ''}) was called`);
};

process.on('message', ({project}: RunRequest) => {
  void runner.run(project).then(reply => process.send?.(reply satisfies RunReply));
});
process.send?.('ready' satisfies RunReady);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/**
 * Loads React and React Query while browser globals exist. When these packages are loaded, they check whether they run in a browser. They
 * don't check this again later.
 */
function preloadReact(): void {
  installBrowserGlobals();
  for (const specifier of ['react-dom/client', '@tanstack/react-query', 'react-query']) {
    runner.preload(specifier);
  }
  removeBrowserGlobals();
}
