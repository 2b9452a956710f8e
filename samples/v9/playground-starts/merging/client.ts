import { createTRPCClient } from '@trpc/client';
import type { AppRouter } from './server';

const client = createTRPCClient<AppRouter>({ url: 'http://localhost:3000' });

console.log(await client.query('post.list'));
console.log(await client.query('uptime'));
