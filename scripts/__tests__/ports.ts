import {createServer} from 'node:net';

/** Returns the preferred port if it is free, and otherwise another free port. */
export async function chooseFreePort(preferred: number): Promise<number> {
  return (await probePort(preferred)) ?? (await probePort(0)) ?? preferred;
}

/** Opens and closes a port (0 means any free port). Returns its number, or undefined if another program uses the port. */
async function probePort(port: number): Promise<number | undefined> {
  const server = createServer();
  return new Promise(resolve => {
    server.once('error', () => resolve(undefined));
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** Replaces all occurrences of a port number in `text`. */
export function replacePort(text: string, port: number, replacement: number): string {
  return text.replaceAll(new RegExp(`\\b${port}\\b`, 'g'), String(replacement));
}
