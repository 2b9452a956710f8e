import {once} from 'node:events';
import {createServer} from 'node:net';

/** Returns the number of a TCP port that no program uses. The operating system chooses it. */
export async function findFreePort(): Promise<number> {
  // Without a host, the server listens on IPv4 and IPv6, so the port is free on both.
  const server = createServer().listen();
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('The operating system assigned no port.');
  }
  return address.port;
}
