import { publicProcedure, router } from '../trpc';
import { customers } from '../workshop';
import { bikesRouter } from './bikes';
import { repairsRouter } from './repairs';
import { taskRouter } from './task';
import { userRouter } from './user';

export const appRouter = router({
  task: taskRouter,
  user: userRouter,
  greeting: publicProcedure.query(() => 'Welcome to the workshop'),
  bikes: bikesRouter,
  repairs: repairsRouter,
  customers: router({
    list: publicProcedure.query(() => customers),
  }),
});

export type AppRouter = typeof appRouter;
