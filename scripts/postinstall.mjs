// Installs the packages that code samples use when they are type-checked and run. Each docs version has its own folder. The folders aren't
// npm workspaces, because hoisting would mix their React 18 with the site's React 19.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';
import {shareEqualPackages} from './system/shareEqualPackages.mjs';

const versions = JSON.parse(readFileSync('docsVersions.json', 'utf8'));
const folders = versions
  .map(({samples}) => samples)
  .filter(folder => existsSync(`${folder}/package-lock.json`));
// The installations run in parallel, because they mostly wait for the registry and the disk.
const outcomes = await Promise.all(folders.map(install));
process.exitCode = outcomes.find(code => code !== 0) ?? 0;
if (process.exitCode === 0) {
  shareEqualPackages(['.', ...folders]);
}

/** Runs `npm ci` in `folder` and returns its exit code. */
async function install(folder) {
  // npm_execpath is the path of the npm that runs this script, so the nested installation uses the same version of npm.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--prefix', folder, '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [command, commandArgs] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const [code] = await once(spawn(command, commandArgs, {stdio: 'inherit'}), 'close');
  return code ?? 1;
}
