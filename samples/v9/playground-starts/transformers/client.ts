import { createTRPCClient } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from './server';

const client = createTRPCClient<AppRouter>({
  url: 'http://localhost:3000',
  transformer: superjson,
});

const day = await client.query('nextDay', new Date('2024-02-28'));
console.log(day.toISOString());
