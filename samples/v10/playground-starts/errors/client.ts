import { createTRPCProxyClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCProxyClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000' })],
});

for (const email of ['nobody', 'ada@example.com', 'ben@example.com']) {
  try {
    console.log('Registered', await trpc.register.mutate({ email }));
  } catch (error) {
    if (error instanceof TRPCClientError) {
      console.log(error.data?.code, error.data?.fields?.email ?? error.message);
    }
  }
}
