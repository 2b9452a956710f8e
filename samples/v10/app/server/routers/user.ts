import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { findPasswordHash, findUserByName, listUsers } from '../db';
import { verifyPassword } from '../password';
import { createSession, deleteSession, sessionCookie } from '../session';
import { publicProcedure, router } from '../trpc';

const credentials = z.object({
  name: z.string().trim().min(1, 'Enter your name'),
  password: z.string().min(1, 'Enter your password').max(200),
});

export const userRouter = router({
  list: publicProcedure.query(() => listUsers()),
  current: publicProcedure.query(({ ctx }) => ctx.user),
  login: publicProcedure.input(credentials).mutation(async ({ ctx, input }) => {
    const user = await findUserByName(input.name);
    const hash = user && (await findPasswordHash(user.id));
    const isCorrect = await verifyPassword(input.password, hash);
    if (!user || !isCorrect) {
      throw new TRPCError({
        code: 'UNAUTHORIZED',
        message: 'Wrong name or password',
      });
    }
    ctx.setCookie?.(sessionCookie(await createSession(user.id)));
    return user;
  }),
  logout: publicProcedure.mutation(async ({ ctx }) => {
    if (ctx.sessionToken) {
      await deleteSession(ctx.sessionToken);
    }
    ctx.setCookie?.(sessionCookie('', 0));
  }),
});
