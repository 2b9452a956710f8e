import * as trpc from '@trpc/server';
import { createHTTPServer, type CreateHTTPContextOptions } from '@trpc/server/adapters/standalone';

function createContext({ req }: CreateHTTPContextOptions) {
  const name = req.headers.authorization;
  return { user: name ? { name } : null };
}

type Context = trpc.inferAsyncReturnType<typeof createContext>;

const protectedRouter = trpc
  .router<Context>()
  .middleware(({ ctx, next }) => {
    if (!ctx.user) {
      throw new trpc.TRPCError({ code: 'UNAUTHORIZED' });
    }
    // From here on, the type of `ctx.user` has no null.
    return next({ ctx: { user: ctx.user } });
  })
  .query('profile', { resolve: ({ ctx }) => ({ name: ctx.user.name }) });

const appRouter = trpc
  .router<Context>()
  .query('status', { resolve: () => 'open' })
  .merge('user.', protectedRouter);

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter, createContext }).listen(3000);
