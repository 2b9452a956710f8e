// Installs the packages that code samples are checked against and run with: one folder per docs version,
// outside npm workspaces, because hoisting would mix their React 18 with the site's React 19.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';

const folders = ['samples/v10', 'samples/v9'].filter(folder => existsSync(`${folder}/package-lock.json`));
// At the same time: each waits for the registry and the disk most of the time.
const outcomes = await Promise.all(folders.map(install));
process.exitCode = outcomes.find(code => code !== 0) ?? 0;

/** Returns the exit code of npm. */
async function install(folder) {
  // npm_execpath is the npm that runs this script, so both use the same version on every system.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--prefix', folder, '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [command, commandArgs] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const [code] = await once(spawn(command, commandArgs, {stdio: 'inherit'}), 'close');
  return code ?? 1;
}
