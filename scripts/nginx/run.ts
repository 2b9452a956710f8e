import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import type {Nginx} from './program';

export type RunningNginx = {url: string; stop: () => Promise<void>};

/** A port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (address === null || typeof address === 'string') {
    throw new Error('The machine gave no port.');
  }
  return address.port;
}

/**
 * Runs nginx with the site of a package, which was made for `port`, until `stop` is called. All that it writes goes into the
 * package's `run/`. Rejects with nginx' own words when it doesn't start.
 */
export async function startNginx(
  {program, brotliModule}: Nginx,
  folder: string,
  port: number,
): Promise<RunningNginx> {
  const run = path.resolve(folder, 'run');
  mkdirSync(run, {recursive: true});
  writeFileSync(
    path.join(run, 'nginx.conf'),
    renderMain(run, path.resolve(folder, 'site.conf'), brotliModule),
  );
  const child = spawn(program, ['-c', path.join(run, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; child.exitCode === null && attempt < 100; attempt++) {
    const response = await fetch(url, {redirect: 'manual'}).catch(() => undefined);
    if (response) {
      return {
        url,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  child.kill('SIGTERM');
  throw new Error(`nginx did not start on port ${port}.\n${errors}`);
}

function renderMain(run: string, site: string, brotliModule: string): string {
  return `load_module ${brotliModule};
daemon off;
worker_processes auto;
pid ${run}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${run}/body;
  proxy_temp_path ${run}/proxy;
  fastcgi_temp_path ${run}/fastcgi;
  uwsgi_temp_path ${run}/uwsgi;
  scgi_temp_path ${run}/scgi;
  include ${site};
}
`;
}
