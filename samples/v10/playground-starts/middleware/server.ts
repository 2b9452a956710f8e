import { initTRPC, TRPCError, type inferAsyncReturnType } from '@trpc/server';
import { createHTTPServer, type CreateHTTPContextOptions } from '@trpc/server/adapters/standalone';

function createContext({ req }: CreateHTTPContextOptions) {
  const name = req.headers.authorization;
  return { user: name ? { name } : null };
}

type Context = inferAsyncReturnType<typeof createContext>;

const t = initTRPC.context<Context>().create();

const requireUser = t.middleware(({ ctx, next }) => {
  if (!ctx.user) {
    throw new TRPCError({ code: 'UNAUTHORIZED' });
  }
  // From here on, the type of `ctx.user` has no null.
  return next({ ctx: { user: ctx.user } });
});

const protectedProcedure = t.procedure.use(requireUser);

const appRouter = t.router({
  status: t.procedure.query(() => 'open'),
  profile: protectedProcedure.query(({ ctx }) => ({ name: ctx.user.name })),
});

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter, createContext }).listen(3000);
