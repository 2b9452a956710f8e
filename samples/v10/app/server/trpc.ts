import { initTRPC, TRPCError } from '@trpc/server';
import type { Context } from './context';

export const t = initTRPC.context<Context>().create();

export const router = t.router;
export const middleware = t.middleware;
export const publicProcedure = t.procedure;

/** Only for callers who say who they are. */
export const mechanicProcedure = t.procedure.use(({ ctx, next }) => {
  if (!ctx.mechanic) {
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Mechanics only' });
  }
  return next({ ctx: { mechanic: ctx.mechanic } });
});
