// Finds or installs nginx for the tests and the load benchmark.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Debian packages. nginx includes the gzip_static module, but the brotli_static module is a separate package. */
const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type Nginx = {
  /** Path of the nginx executable. */
  executable: string;
  /** Path of the module that serves `.br` files. */
  brotliModule: string;
};

/**
 * Finds nginx and its brotli module. If they're missing and the user is root on Debian, installs them. Returns undefined if they're
 * still missing.
 */
export function findOrInstallNginx(): Nginx | undefined {
  const found = findNginx();
  if (found || !canInstallPackages()) {
    return found;
  }
  console.log('nginx with the brotli module was not found. Installing the Debian packages …');
  installPackages(nginxPackages);
  return findNginx();
}

/** Returns whether the user is root on a system with apt-get, as `installPackages` requires. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages without starting their services. Throws if the installation fails. */
export function installPackages(names: readonly string[]): void {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env});
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: 'inherit',
    env,
  });
}

function findNginx(): Nginx | undefined {
  const executable = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
  const isWorking = executable !== undefined && spawnSync(executable, ['-v']).status === 0;
  return isWorking && existsSync(brotliModule) ? {executable, brotliModule} : undefined;
}
