// The tests and the benchmarks install the programs that they need, if they can.
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Returns whether the user is root on a system with apt-get, as `installPackages` requires. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian packages without starting their services. Does nothing if this user can't install packages. If the installation fails,
 * prints a message, because the caller checks whether the program exists.
 */
export function installPackages(...names: string[]): void {
  if (!canInstallPackages()) {
    return;
  }
  console.log(`Installing ${names.join(', ')} …`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  try {
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env});
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      stdio: 'inherit',
      env,
    });
  } catch {
    console.log(`Couldn’t install ${names.join(', ')}.`);
  }
}
