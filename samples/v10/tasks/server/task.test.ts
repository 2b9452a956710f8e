import { expect, test } from 'vitest';
import type { User } from './db';
import { appRouter } from './routers/_app';

const ada: User = { id: 'u1', name: 'Ada', role: 'admin' };
const ben: User = { id: 'u2', name: 'Ben', role: 'member' };

test('anyone can read the list', async () => {
  const caller = appRouter.createCaller({ user: null });
  expect(await caller.task.list()).toHaveLength(3);
});

test('a new task belongs to its creator', async () => {
  const caller = appRouter.createCaller({ user: ben });
  const task = await caller.task.create({ title: '  Water the plants ' });
  expect(task).toMatchObject({ title: 'Water the plants', ownerId: 'u2' });
});

test('only the owner or an admin can delete a task', async () => {
  const asBen = appRouter.createCaller({ user: ben });
  const asAda = appRouter.createCaller({ user: ada });

  await expect(asBen.task.delete({ id: 't1' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await asAda.task.delete({ id: 't2' });
  await expect(asAda.task.byId({ id: 't2' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
