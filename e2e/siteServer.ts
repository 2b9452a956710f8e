import {spawn, type ChildProcess} from 'node:child_process';

/** A local web server that serves a build of the site. `stop` ends its process. */
export type SiteServer = {url: string; stop: () => void};

/** Serves `folder` on a free port, with the same redirects, headers and 404 responses as in production. */
export async function serveFolder(folder: string): Promise<SiteServer> {
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
      reject(new Error('scripts/serve.ts exited before it printed its URL. Its error output says why.')),
    );
    server.stdout?.on('data', (chunk: Buffer) => {
      const url = /http:\S+/.exec(chunk.toString())?.[0];
      if (url) {
        resolve(url);
      }
    });
  });
}
