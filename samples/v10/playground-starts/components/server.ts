import { initTRPC } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { z } from 'zod';

const t = initTRPC.create();

const tasks = [{ id: 1, title: 'Water the plants' }];

const appRouter = t.router({
  list: t.procedure.query(() => tasks),
  add: t.procedure.input(z.object({ title: z.string().min(1) })).mutation(({ input }) => {
    tasks.push({ id: tasks.length + 1, ...input });
  }),
});

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter }).listen(3000);
