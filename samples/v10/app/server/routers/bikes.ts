import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc';
import { bikes } from '../workshop';

export const bikesRouter = router({
  list: publicProcedure.query(() => bikes),
  byId: publicProcedure
    .input(z.object({ id: z.string() }))
    .query(({ input }) => {
      const bike = bikes.find((candidate) => candidate.id === input.id);
      if (!bike) {
        throw new TRPCError({
          code: 'NOT_FOUND',
          message: `No bike ${input.id}`,
        });
      }
      return bike;
    }),
});
