import { observable } from '@trpc/server/observable';
import { EventEmitter } from 'node:events';
import { z } from 'zod';
import { mechanicProcedure, publicProcedure, router } from '../trpc';
import { repairs, type Repair } from '../workshop';

const events = new EventEmitter();

export const repairsRouter = router({
  /** Pages of two: `cursor` is the id to start from. */
  list: publicProcedure
    .input(z.object({ cursor: z.number().nullish() }))
    .query(({ input }) => {
      const from = repairs.filter(({ id }) => id >= (input.cursor ?? 1));
      return { repairs: from.slice(0, 2), nextCursor: from[2]?.id };
    }),
  add: publicProcedure
    .input(z.object({ bikeId: z.string(), work: z.string().min(1) }))
    .mutation(({ input }) => {
      const repair: Repair = { id: repairs.length + 1, ...input, done: false };
      repairs.push(repair);
      events.emit('add', repair);
      return repair;
    }),
  finish: mechanicProcedure
    .input(z.object({ id: z.number() }))
    .mutation(({ ctx, input }) => {
      const repair = repairs.find(({ id }) => id === input.id);
      if (repair) {
        repair.done = true;
      }
      return { repair, by: ctx.mechanic.name };
    }),
  onAdd: publicProcedure.subscription(() =>
    observable<Repair>((emit) => {
      const next = (repair: Repair) => emit.next(repair);
      events.on('add', next);
      return () => events.off('add', next);
    }),
  ),
});
