import {createServer} from 'node:net';

/** The preferred port if it is free, else another one. */
export async function findPort(preferred: number): Promise<number> {
  return (await openPort(preferred)) ?? (await openPort(0)) ?? preferred;
}

/** Opens and closes a port. Returns its number, or nothing if another program uses it. */
async function openPort(port: number): Promise<number | undefined> {
  const server = createServer();
  return new Promise(resolve => {
    server.once('error', () => resolve(undefined));
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** A text with one port number replaced by another. */
export function replacePort(text: string, port: number, replacement: number): string {
  return text.replaceAll(new RegExp(`\\b${port}\\b`, 'g'), String(replacement));
}
