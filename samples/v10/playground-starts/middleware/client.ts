import { createTRPCProxyClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import type { AppRouter } from './server';

let authorization = '';

const trpc = createTRPCProxyClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000', headers: () => ({ authorization }) })],
});

console.log(await trpc.status.query());

try {
  await trpc.profile.query();
} catch (error) {
  console.log(error instanceof TRPCClientError ? error.message : error);
}

authorization = 'Ada';
console.log(await trpc.profile.query());
