import * as trpc from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { healthRouter } from './routers/health';
import { postRouter } from './routers/post';

const appRouter = trpc.router().merge('post.', postRouter).merge(healthRouter);

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter, createContext: () => ({}) }).listen(3000);
