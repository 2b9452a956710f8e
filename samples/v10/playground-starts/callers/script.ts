import { TRPCError } from '@trpc/server';
import { appRouter } from './server';

const caller = appRouter.createCaller({ name: 'Ada' });

console.log(await caller.greet({ greeting: 'Good morning' }));

try {
  await caller.greet({ greeting: '' });
} catch (error) {
  console.log(error instanceof TRPCError ? error.code : error);
}
