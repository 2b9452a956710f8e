import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Nginx} from './install';

export type RunningNginx = {
  url: string;
  /** Makes nginx read its configuration again. Open requests are finished with the old one. */
  reload: () => void;
  stop: () => Promise<void>;
};

/**
 * Starts nginx with the site configuration of the package in `folder`, which has to listen on `port`. nginx writes only to the
 * package's `run/` folder. Resolves when nginx responds. Rejects with its error output if it hasn't responded after 100 attempts.
 */
export async function startNginx(
  {executable, brotliModule}: Nginx,
  folder: string,
  port: number,
): Promise<RunningNginx> {
  const runFolder = path.resolve(folder, 'run');
  mkdirSync(runFolder, {recursive: true});
  writeFileSync(
    path.join(runFolder, 'nginx.conf'),
    renderMainConfig(runFolder, path.resolve(folder, 'site.conf'), brotliModule),
  );
  const child = spawn(executable, ['-c', path.join(runFolder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const closed = new Promise<void>(resolve => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; child.exitCode === null && attempt < 100; attempt++) {
    const response = await fetch(url, {redirect: 'manual'}).catch(() => undefined);
    if (response) {
      return {
        url,
        reload: () => void child.kill('SIGHUP'),
        stop: async () => {
          child.kill('SIGTERM');
          await closed;
        },
      };
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  child.kill('SIGTERM');
  throw new Error(`nginx didn't start on port ${port}.\n${errors}`);
}

function renderMainConfig(runFolder: string, siteConfig: string, brotliModule: string): string {
  return `load_module ${brotliModule};
daemon off;
worker_processes auto;
worker_shutdown_timeout 30s;
pid ${runFolder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${runFolder}/body;
  proxy_temp_path ${runFolder}/proxy;
  fastcgi_temp_path ${runFolder}/fastcgi;
  uwsgi_temp_path ${runFolder}/uwsgi;
  scgi_temp_path ${runFolder}/scgi;
  include ${siteConfig};
}
`;
}
