import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

function createClient(authorization: string) {
  return createTRPCProxyClient<AppRouter>({
    links: [httpBatchLink({ url: 'http://localhost:3000', headers: { authorization } })],
  });
}

console.log(await createClient('token-1').greeting.query());
console.log(await createClient('token-2').greeting.query());
