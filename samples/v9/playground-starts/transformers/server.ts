import * as trpc from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
import superjson from 'superjson';
import { z } from 'zod';

const appRouter = trpc
  .router()
  .transformer(superjson)
  .query('nextDay', {
    input: z.date(),
    resolve: ({ input }) => new Date(input.getTime() + 24 * 60 * 60 * 1000),
  });

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter, createContext: () => ({}) }).listen(3000);
