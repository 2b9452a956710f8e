import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCProxyClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000' })],
});

// `post` is a nested router, and `uptime` was merged into the root.
console.log(await trpc.post.list.query());
console.log(await trpc.uptime.query());
