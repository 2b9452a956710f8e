import {once} from 'node:events';
import {createServer} from 'node:net';
import {expect, test} from 'vitest';
import {findFreePort} from '../ports';

test('findFreePort returns a port on which a server can listen, and another one while that server runs', async () => {
  const port = await findFreePort();
  const server = createServer().listen(port);
  await once(server, 'listening');
  const other = await findFreePort();
  server.close();
  expect(port).toBeGreaterThan(0);
  expect(other).not.toBe(port);
});
