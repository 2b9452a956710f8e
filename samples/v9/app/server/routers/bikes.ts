import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { createRouter } from '../trpc';
import { bikes } from '../workshop';

export const bikesRouter = createRouter()
  .query('list', {
    resolve: () => bikes,
  })
  .query('byId', {
    input: z.object({ id: z.string() }),
    resolve({ input }) {
      const bike = bikes.find(candidate => candidate.id === input.id);
      if (!bike) {
        throw new TRPCError({ code: 'NOT_FOUND', message: `No bike ${input.id}` });
      }
      return bike;
    },
  });
