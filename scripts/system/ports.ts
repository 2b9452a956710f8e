import {createServer} from 'node:net';

/** Finds a free TCP port. Returns `preferred` if no other program uses it. */
export async function findFreePort(preferred = 0): Promise<number> {
  const port = (await probePort(preferred)) ?? (await probePort(0));
  if (port === undefined) {
    throw new Error('The operating system assigned no port.');
  }
  return port;
}

/** Opens and closes a port (0 means any free port). Returns its number, or undefined if another program uses the port. */
async function probePort(port: number): Promise<number | undefined> {
  const server = createServer();
  return new Promise(resolve => {
    server.once('error', () => resolve(undefined));
    // Without a host, the server listens on IPv4 and IPv6, so the port is free on both.
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
