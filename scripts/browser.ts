// Finds a Chromium for the tests, or installs one.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium that runs. Looks at CHROMIUM_PATH, Playwright's own, the system's; else installs one. Throws when it can't. */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) {
    return found;
  }
  console.log('No Chromium found, trying Playwright’s download …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit', timeout: 300_000});
  const isRoot = process.getuid?.() === 0;
  if (!findBrowser() && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No download possible, installing Debian’s chromium …');
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        stdio: 'inherit',
        env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
      },
    );
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium: install it (on Debian `sudo apt-get install chromium`), or set CHROMIUM_PATH to its program.',
    );
  }
  return installed;
}

function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths];
  return candidates.find(candidate => candidate !== undefined && candidate !== '' && existsSync(candidate));
}
