import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCProxyClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000' })],
});

// One request with three calls.
console.log(await Promise.all([trpc.square.query(2), trpc.square.query(3), trpc.square.query(4)]));

// Two requests, because the second call waits for the first one.
console.log(await trpc.square.query(5));
console.log(await trpc.square.query(6));
