// Finds or installs nginx for the tests and the load benchmark.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installPackages} from '../system/debianPackages';

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
  if (found) {
    return found;
  }
  // nginx includes the gzip_static module, but the brotli_static module is a separate package.
  installPackages('nginx', 'libnginx-mod-http-brotli-static');
  return findNginx();
}

function findNginx(): Nginx | undefined {
  const executable = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
  const isWorking = executable !== undefined && spawnSync(executable, ['-v']).status === 0;
  return isWorking && existsSync(brotliModule) ? {executable, brotliModule} : undefined;
}
