// The router that the recorded exchanges talk to: the stock of a hardware store.
import {initTRPC, observable, superjson, TRPCError, z} from './packages';

type Context = {clerk: string};

/** `isDev: false` keeps stack traces, which name folders of this machine, out of the record. */
const t = initTRPC.context<Context>().create({isDev: false});

const stockRouter = t.router({
  list: t.procedure.query(() => ['M6', 'M8']),
  count: t.procedure.input(z.object({part: z.string()})).query(({input}) => ({part: input.part, count: 14})),
  take: t.procedure.input(z.object({part: z.string(), pieces: z.number()})).mutation(({input}) => {
    if (input.pieces > 14) {
      throw new TRPCError({code: 'CONFLICT', message: 'Only 14 are left'});
    }
    return {left: 14 - input.pieces};
  }),
  close: t.procedure.mutation(() => undefined),
  watch: t.procedure.input(z.object({part: z.string()})).subscription(() =>
    observable<{count: number}>(emit => {
      const timer = setTimeout(() => emit.next({count: 13}), 20);
      return () => clearTimeout(timer);
    }),
  ),
  countdown: t.procedure.subscription(() =>
    observable<number>(emit => {
      emit.next(1);
      emit.complete();
    }),
  ),
});

export const appRouter = t.router({stock: stockRouter});

export type AppRouter = typeof appRouter;

const transforming = initTRPC.create({isDev: false, transformer: superjson});

export const superjsonRouter = transforming.router({
  deliveries: transforming.procedure
    .input(z.object({after: z.date()}))
    .query(({input}) => ({next: new Date(input.after.getTime() + 86_400_000)})),
  refuse: transforming.procedure.query(() => {
    throw new TRPCError({code: 'FORBIDDEN'});
  }),
});

export type SuperjsonRouter = typeof superjsonRouter;
