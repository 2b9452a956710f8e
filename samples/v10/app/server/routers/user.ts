import { listUsers } from '../db';
import { publicProcedure, router } from '../trpc';

export const userRouter = router({
  list: publicProcedure.query(() => listUsers()),
  current: publicProcedure.query(({ ctx }) => ctx.user),
});
