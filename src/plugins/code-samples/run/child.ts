/** The entry point of a child process that runs samples of one docs version, one project after the other. */
import {createRequire} from 'node:module';
import type {Project} from '../page';
import type {Version} from '../options';
import {installBrowserGlobals, hasBrowserGlobals, removeBrowserGlobals} from './dom';
import type {Environment} from './environment';
import {patchFetch} from './network';
import {patchNet} from './ports';
import {ProjectRunner, type ProjectRun} from './runProject';
import {patchTimers} from './timers';

export type RunRequest = {project: Project};
export type RunReply = ProjectRun;
/** The message that the process sends when it is ready for requests. */
export type RunReady = 'ready';

// TypeScript doesn't know that the parent process passes a Version.
const version = JSON.parse(process.argv[2] ?? '') as Version;
const environment = loadEnvironment(version);
const runner = new ProjectRunner(version, environment);
process.setSourceMapsEnabled(true);
preloadPackages();
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

function loadEnvironment({environment: file}: Version): Environment {
  if (file === undefined) {
    return {};
  }
  // TypeScript doesn't know what the site's module exports.
  const module = createRequire(file)(file) as {default?: Environment};
  if (!module.default) {
    throw new Error(
      `${file} has no default export. Found ${Object.keys(module).join(', ')}, expected an Environment.`,
    );
  }
  return module.default;
}

/** Loads the packages that check for a browser while they are loaded. */
function preloadPackages(): void {
  installBrowserGlobals();
  environment.preload?.forEach(specifier => runner.preload(specifier));
  removeBrowserGlobals();
}
