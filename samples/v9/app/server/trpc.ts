import * as trpc from '@trpc/server';
import type { Context } from './context';

/** Makes a router whose resolvers know the context's type. */
export function createRouter() {
  return trpc.router<Context>();
}

/** Only for callers who say who they are. */
export function createMechanicRouter() {
  return createRouter().middleware(({ ctx, next }) => {
    if (!ctx.mechanic) {
      throw new trpc.TRPCError({ code: 'UNAUTHORIZED', message: 'Mechanics only' });
    }
    return next({ ctx: { ...ctx, mechanic: ctx.mechanic } });
  });
}
