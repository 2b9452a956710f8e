// Finds a Chromium for the tests, or installs one.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Chromium without a window, as Playwright's own download is: the tests take a third less time in it. */
const systemShell = '/usr/bin/chromium-headless-shell';
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium that runs. Looks at CHROMIUM_PATH, Playwright's own, the system's; else installs one. Throws when it can't. */
export function findOrInstallBrowser(): string {
  const found = findExisting([process.env.CHROMIUM_PATH, chromium.executablePath(), systemShell]);
  if (found) {
    return found;
  }
  if (!findExisting(systemPaths)) {
    console.log('No Chromium found, trying Playwright’s download …');
    spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit', timeout: 300_000});
  }
  const candidates = [chromium.executablePath(), systemShell, ...systemPaths];
  if (!findExisting([chromium.executablePath()]) && process.getuid?.() === 0) {
    // Not every system has the shell as a package of its own.
    installPackage('chromium-headless-shell');
    if (!findExisting(candidates)) {
      installPackage('chromium');
    }
  }
  const installed = findExisting(candidates);
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium: install it (on Debian `sudo apt-get install chromium`), or set CHROMIUM_PATH to its program.',
    );
  }
  return installed;
}

/** Whether a path is that of Playwright's download, which Playwright finds, and starts without a window, by itself. */
export function isPlaywrightsOwn(browser: string): boolean {
  return browser === chromium.executablePath();
}

/** Installs a package of Debian, with fonts; does nothing when that is not possible. */
function installPackage(name: string): void {
  if (!existsSync('/usr/bin/apt-get')) {
    return;
  }
  console.log(`Installing Debian’s ${name} …`);
  const options = {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'],
      options,
    );
  } catch {
    console.log(`${name} could not be installed.`);
  }
}

function findExisting(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find(candidate => candidate !== undefined && candidate !== '' && existsSync(candidate));
}
