// Installs the packages that code samples are checked against and run with: one folder per docs version,
// outside npm workspaces, because hoisting would mix their React 18 with the site's React 19.
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

for (const folder of ['samples/v10', 'samples/v9']) {
  if (!existsSync(`${folder}/package-lock.json`)) {
    continue;
  }
  // npm_execpath is the npm that runs this script, so both use the same version on every system.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--prefix', folder, '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [command, commandArgs] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  execFileSync(command, commandArgs, {stdio: 'inherit'});
}
