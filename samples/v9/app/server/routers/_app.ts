import { createRouter } from '../trpc';
import { customers } from '../workshop';
import { bikesRouter } from './bikes';
import { repairsRouter } from './repairs';

export const appRouter = createRouter()
  .query('greeting', { resolve: () => 'Welcome to the workshop' })
  .query('customers.list', { resolve: () => customers })
  .merge('bikes.', bikesRouter)
  .merge('repairs.', repairsRouter);

export type AppRouter = typeof appRouter;
