import { initTRPC, type inferAsyncReturnType } from '@trpc/server';
import { createHTTPServer, type CreateHTTPContextOptions } from '@trpc/server/adapters/standalone';

const namesByToken = new Map([['token-1', 'Ada']]);

function createContext({ req }: CreateHTTPContextOptions) {
  return { name: namesByToken.get(req.headers.authorization ?? '') };
}

type Context = inferAsyncReturnType<typeof createContext>;

const t = initTRPC.context<Context>().create();

const appRouter = t.router({
  greeting: t.procedure.query(({ ctx }) => `Hello, ${ctx.name ?? 'stranger'}!`),
});

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter, createContext }).listen(3000);
