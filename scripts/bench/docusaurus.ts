// Runs the Docusaurus CLI and measures how long it takes.
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, openSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {findFreePort} from '../system/ports';
import {createCleanEnvironment, runTimed, type BuildTime} from './timedRun';

/** The path of the CLI in a site. Each site has its own packages or links to packages. */
const docusaurusCli = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

export type DevServer = {
  url: string;
  /** Seconds from the start of the CLI until the server has sent the page. */
  ready: number;
  close: () => Promise<void>;
};

/** Deletes the output and the caches that earlier builds and dev servers of the site have left. */
export function clearCaches(site: string): void {
  for (const folder of ['.docusaurus', '.cache', 'build', 'node_modules/.cache']) {
    rmSync(path.join(site, folder), {recursive: true, force: true});
  }
}

/** Builds a site, by default into its folder `build`. Throws an error with the build's log if the build fails. */
export async function buildSite(site: string, options: readonly string[] = []): Promise<BuildTime> {
  return runTimed([process.execPath, docusaurusCli, 'build', ...options], site);
}

/** Builds a site unless its folder `build` exists. Returns the path of that folder. */
export async function ensureBuilt(site: string): Promise<string> {
  const build = path.join(site, 'build');
  if (!existsSync(build)) {
    await buildSite(site);
  }
  return build;
}

/** Starts the dev server of a site and waits until it sends the page at `pagePath`. Throws after two minutes. */
export async function startDevServer(site: string, pagePath: string): Promise<DevServer> {
  const port = await findFreePort();
  const log = openSync(path.join(site, 'bench.log'), 'w');
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [docusaurusCli, 'start', '--no-open', '--host', 'localhost', '--port', String(port)],
    {cwd: site, stdio: ['ignore', log, log], env: createCleanEnvironment()},
  );
  const server = {url: `http://localhost:${port}`, close: () => stopProcess(child)};
  while (!(await respondsWithSuccess(server.url + pagePath))) {
    if (child.exitCode !== null || performance.now() - start > 120_000) {
      await server.close();
      throw new Error(
        `${site}: the dev server didn't send the page ${pagePath}.\n${readFileSync(path.join(site, 'bench.log'), 'utf8')}`,
      );
    }
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return {...server, ready: (performance.now() - start) / 1000};
}

async function respondsWithSuccess(url: string): Promise<boolean> {
  try {
    return (await fetch(url, {signal: AbortSignal.timeout(60_000)})).ok;
  } catch {
    return false;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
