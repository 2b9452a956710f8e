import { procedure, router } from '../trpc';

export const healthRouter = router({
  uptime: procedure.query(() => 42),
});
