import {spawn, type ChildProcess} from 'node:child_process';

/** A running web server and the function that stops it. */
export type Host = {url: string; stop: () => void};

/** Serves `folder` on a free port, with the redirects, headers and 404 responses of the production host. */
export async function serveFolder(folder: string): Promise<Host> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts', '--port', '0', '--dir', folder],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  return {url: await readUrl(server), stop: () => void server.kill()};
}

function readUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('close', () =>
      reject(new Error('scripts/serve.ts exited before it printed its URL. Its output on stderr says why.')),
    );
    server.stdout?.on('data', (chunk: Buffer) => {
      const url = /http:\S+/.exec(chunk.toString())?.[0];
      if (url) {
        resolve(url);
      }
    });
  });
}
