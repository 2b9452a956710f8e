import { Subscription } from '@trpc/server';
import { EventEmitter } from 'node:events';
import { z } from 'zod';
import { createMechanicRouter, createRouter } from '../trpc';
import { repairs, type Repair } from '../workshop';

const events = new EventEmitter();

export const repairsRouter = createRouter()
  /** Pages of two: `cursor` is the id to start from. */
  .query('list', {
    input: z.object({ cursor: z.number().nullish() }),
    resolve({ input }) {
      const from = repairs.filter(({ id }) => id >= (input.cursor ?? 1));
      return { repairs: from.slice(0, 2), nextCursor: from[2]?.id };
    },
  })
  .mutation('add', {
    input: z.object({ bikeId: z.string(), work: z.string().min(1) }),
    resolve({ input }) {
      const repair: Repair = { id: repairs.length + 1, ...input, done: false };
      repairs.push(repair);
      events.emit('add', repair);
      return repair;
    },
  })
  .subscription('onAdd', {
    resolve: () =>
      new Subscription<Repair>(emit => {
        const next = (repair: Repair) => emit.data(repair);
        events.on('add', next);
        return () => events.off('add', next);
      }),
  })
  .merge(
    createMechanicRouter().mutation('finish', {
      input: z.object({ id: z.number() }),
      resolve({ ctx, input }) {
        const repair = repairs.find(({ id }) => id === input.id);
        if (repair) {
          repair.done = true;
        }
        return { repair, by: ctx.mechanic.name };
      },
    }),
  );
