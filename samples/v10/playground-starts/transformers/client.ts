import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from './server';

const trpc = createTRPCProxyClient<AppRouter>({
  transformer: superjson,
  links: [httpBatchLink({ url: 'http://localhost:3000' })],
});

const day = await trpc.nextDay.query(new Date('2024-02-28'));
const votes = await trpc.votes.query();

console.log(day.toISOString());
console.log(votes.get('spaces'));
