import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from './app';
import { createTestClient } from './testClient';

let server: Awaited<ReturnType<typeof startServer>>;
let client: ReturnType<typeof createTestClient>;

beforeAll(async () => {
  server = await startServer(0);
  client = createTestClient(`http://localhost:${server.port}/trpc`);
});
afterAll(() => server.close());

test('logs in, stays logged in and logs out', async () => {
  await client.user.login.mutate({ name: 'Ben', password: 'battery staple' });
  expect(await client.user.current.query()).toMatchObject({ name: 'Ben' });

  await client.user.logout.mutate();
  expect(await client.user.current.query()).toBeNull();
});

test('rejects a wrong password', async () => {
  await expect(
    client.user.login.mutate({ name: 'Ben', password: 'wrong' }),
  ).rejects.toThrow('Wrong name or password');
});

test('names the field of the form that is wrong', async () => {
  await client.user.login.mutate({ name: 'Ben', password: 'battery staple' });
  await expect(client.task.create.mutate({ title: '' })).rejects.toMatchObject({
    data: { fieldErrors: { title: [expect.any(String)] } },
  });
});
