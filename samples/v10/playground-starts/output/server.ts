import { initTRPC } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { z } from 'zod';

const t = initTRPC.create();

const user = { id: 1, name: 'Ada', passwordHash: '7c4a8d09' };

const appRouter = t.router({
  // Remove this line, and the response contains the hash of the password.
  user: t.procedure.output(z.object({ id: z.number(), name: z.string() })).query(() => user),
});

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter }).listen(3000);
