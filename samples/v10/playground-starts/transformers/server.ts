import { initTRPC } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
import superjson from 'superjson';
import { z } from 'zod';

const t = initTRPC.create({ transformer: superjson });

const appRouter = t.router({
  nextDay: t.procedure.input(z.date()).query(({ input }) => new Date(input.getTime() + 24 * 60 * 60 * 1000)),
  votes: t.procedure.query(
    () =>
      new Map([
        ['tabs', 2],
        ['spaces', 3],
      ]),
  ),
});

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter }).listen(3000);
