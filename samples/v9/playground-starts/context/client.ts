import { createTRPCClient, TRPCClientError } from '@trpc/client';
import type { AppRouter } from './server';

let authorization = '';

const client = createTRPCClient<AppRouter>({
  url: 'http://localhost:3000',
  headers: () => ({ authorization }),
});

console.log(await client.query('status'));

try {
  await client.query('user.profile');
} catch (error) {
  console.log(error instanceof TRPCClientError ? error.message : error);
}

authorization = 'Ada';
console.log(await client.query('user.profile'));
