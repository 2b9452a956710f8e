import { publicProcedure, router } from '../trpc';
import { customers } from '../workshop';
import { bikesRouter } from './bikes';
import { repairsRouter } from './repairs';

export const appRouter = router({
  greeting: publicProcedure.query(() => 'Welcome to the workshop'),
  bikes: bikesRouter,
  repairs: repairsRouter,
  customers: router({
    list: publicProcedure.query(() => customers),
  }),
});

export type AppRouter = typeof appRouter;
