import {once} from 'node:events';
import {createServer} from 'node:net';
import {expect, test} from 'vitest';
import {findFreePort} from '../ports';

test('findFreePort returns the preferred port only if no other program uses it', async () => {
  const preferred = await findFreePort();
  expect(await findFreePort(preferred)).toBe(preferred);
  const server = createServer().listen(preferred);
  await once(server, 'listening');
  const other = await findFreePort(preferred);
  server.close();
  expect(other).not.toBe(preferred);
  expect(other).toBeGreaterThan(0);
});
