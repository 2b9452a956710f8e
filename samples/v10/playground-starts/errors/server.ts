import { initTRPC, TRPCError } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { z, ZodError } from 'zod';

const t = initTRPC.create({
  errorFormatter({ shape, error }) {
    const fields = error.cause instanceof ZodError ? error.cause.flatten().fieldErrors : {};
    return { ...shape, data: { ...shape.data, fields } };
  },
});

const appRouter = t.router({
  register: t.procedure
    .input(z.object({ email: z.string().email('This isn’t an email address.') }))
    .mutation(({ input }) => {
      if (input.email === 'ada@example.com') {
        throw new TRPCError({ code: 'CONFLICT', message: 'This address is taken.' });
      }
      return { email: input.email };
    }),
});

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter }).listen(3000);
