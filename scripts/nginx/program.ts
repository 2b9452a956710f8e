// Finds nginx, or installs Debian's, as the tests and the load bench need it.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Debian's nginx has gzip_static built in; brotli_static is a module of its own. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type Nginx = {
  program: string;
  /** Path of the module that answers with `.br` files. */
  brotliModule: string;
};

/** An nginx with the brotli module. As root on Debian it is installed when it is missing; elsewhere: undefined. */
export function findOrInstallNginx(): Nginx | undefined {
  const found = findNginx();
  if (found || !canInstall()) {
    return found;
  }
  console.log('No nginx with its brotli module found, installing Debian’s …');
  installPackages(packages);
  return findNginx();
}

/** Whether `installPackages` can do anything here. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages without starting what they bring. Throws when it fails. */
export function installPackages(names: readonly string[]): void {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env});
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: 'inherit',
    env,
  });
}

function findNginx(): Nginx | undefined {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
  const runs = program !== undefined && spawnSync(program, ['-v']).status === 0;
  return runs && existsSync(module) ? {program, brotliModule: module} : undefined;
}
