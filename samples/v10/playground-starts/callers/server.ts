import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.context<{ name: string }>().create();

export const appRouter = t.router({
  greet: t.procedure
    .input(z.object({ greeting: z.string().min(2) }))
    .query(({ ctx, input }) => `${input.greeting}, ${ctx.name}!`),
});
