/** A process that runs samples of one docs version, one project after the other. */
import type {Project} from '../page';
import {findVersion, type VersionName} from '../versions';
import {enterBrowser, isBrowser, leaveBrowser} from './dom';
import {takeOverFetch} from './network';
import {takeOverPorts} from './ports';
import {ProjectRunner, type ProjectRun} from './runProject';
import {takeOverTimers} from './settle';

export type RunRequest = {project: Project};
export type RunReply = ProjectRun;
/** Sent once, when the process can take requests. */
export type RunReady = 'ready';

const [version = ''] = process.argv.slice(2);
const runner = new ProjectRunner(findVersion(version as VersionName)); // findVersion throws for other names
process.setSourceMapsEnabled(true);
preloadReact();
takeOverPorts(runner.openFallback);
takeOverFetch(isBrowser);
takeOverTimers();
process.exit = (code?: number | string | null) => {
  throw new Error(`process.exit(${code ?? ''}) was called`);
};

process.on('message', ({project}: RunRequest) => {
  void runner.run(project).then(reply => process.send?.(reply satisfies RunReply));
});
process.send?.('ready' satisfies RunReady);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** React and React Query look once, when they are loaded, whether they are in a browser. */
function preloadReact(): void {
  enterBrowser();
  for (const specifier of ['react-dom/client', '@tanstack/react-query', 'react-query']) {
    runner.preload(specifier);
  }
  leaveBrowser();
}
