import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { healthRouter } from './routers/health';
import { postRouter } from './routers/post';
import { mergeRouters, router } from './trpc';

const appRouter = mergeRouters(router({ post: postRouter }), healthRouter);

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter }).listen(3000);
