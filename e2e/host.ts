import {spawn, type ChildProcess} from 'node:child_process';

export type Host = {url: string; stop: () => void};

/** Serves `folder` as a host does, on a free port. */
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
    server.once('close', () => reject(new Error('The server ended before it listened.')));
    server.stdout?.on('data', (chunk: Buffer) => {
      const url = /http:\S+/.exec(chunk.toString())?.[0];
      if (url) {
        resolve(url);
      }
    });
  });
}
