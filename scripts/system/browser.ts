// Finds a Chromium for the browser tests, or installs one.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {canInstallPackages, installPackages} from './debianPackages';

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
  // The package comes first, because the screenshots were taken with it, and because installing it takes less time than the libraries that
  // Playwright's download needs. Not every distribution has this package.
  installPackages('chromium-headless-shell', 'fonts-liberation');
  const candidates = [systemHeadlessShell, chromium.executablePath(), ...systemPaths];
  if (!findExistingFile(candidates)) {
    console.log('Found no Chromium, trying Playwright’s download …');
    // As another user than root, Playwright would ask for a password to install the libraries that Chromium needs.
    const options = canInstallPackages() ? ['--with-deps'] : [];
    const command = ['playwright', 'install', ...options, 'chromium'];
    spawnSync('npx', command, {stdio: 'inherit', timeout: 300_000});
  }
  if (!findExistingFile(candidates)) {
    // Playwright's download isn't reachable in every network.
    installPackages('chromium', 'fonts-liberation');
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

function findExistingFile(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find(candidate => candidate !== undefined && candidate !== '' && existsSync(candidate));
}
