// Finds a Chromium for the browser tests, or installs one.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Debian's headless Chromium, which resembles Playwright's download. In it, the tests take a third less time than in a full browser. */
const systemHeadlessShell = '/usr/bin/chromium-headless-shell';
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns the path of a Chromium. Tries CHROMIUM_PATH, Playwright's download and the system's headless shell, in this order. If none of
 * them exists, tries to install one. If that fails, falls back to a full browser on the system. Throws if there is no browser at all.
 */
export function findOrInstallBrowser(): string {
  const found = findExistingFile([process.env.CHROMIUM_PATH, chromium.executablePath(), systemHeadlessShell]);
  if (found) {
    return found;
  }
  if (!findExistingFile(systemPaths)) {
    console.log('Found no Chromium, trying Playwright’s download …');
    spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit', timeout: 300_000});
  }
  const candidates = [chromium.executablePath(), systemHeadlessShell, ...systemPaths];
  if (!findExistingFile([chromium.executablePath()]) && process.getuid?.() === 0) {
    // Not every distribution has a package for the headless shell.
    installDebianPackage('chromium-headless-shell');
    if (!findExistingFile(candidates)) {
      installDebianPackage('chromium');
    }
  }
  const installed = findExistingFile(candidates);
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium. Install it (on Debian, run `sudo apt-get install chromium`), or set CHROMIUM_PATH to the path of its executable.',
    );
  }
  return installed;
}

/** Returns whether `browser` is the Chromium that Playwright downloaded. Playwright finds this browser without CHROMIUM_PATH. */
export function isPlaywrightDownload(browser: string): boolean {
  return browser === chromium.executablePath();
}

/** Installs a Debian package and fonts. Does nothing on systems without apt-get. Prints a message when the installation fails. */
function installDebianPackage(name: string): void {
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
    console.log(`Couldn’t install ${name}.`);
  }
}

function findExistingFile(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find(candidate => candidate !== undefined && candidate !== '' && existsSync(candidate));
}
