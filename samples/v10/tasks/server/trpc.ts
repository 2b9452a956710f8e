import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import type { Context } from './context';

const t = initTRPC.context<Context>().create({
  errorFormatter({ shape, error }) {
    const isInvalidInput =
      error.code === 'BAD_REQUEST' && error.cause instanceof ZodError;
    return {
      ...shape,
      message:
        error.code === 'INTERNAL_SERVER_ERROR'
          ? 'Something went wrong'
          : shape.message,
      data: {
        ...shape.data,
        fieldErrors: isInvalidInput ? error.cause.flatten().fieldErrors : null,
      },
    };
  },
});

export const router = t.router;
export const publicProcedure = t.procedure;

export const protectedProcedure = t.procedure.use(({ ctx, next }) => {
  if (!ctx.user) {
    throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Log in first' });
  }
  return next({ ctx: { user: ctx.user } });
});
