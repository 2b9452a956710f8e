import * as trpc from '@trpc/server';

export const healthRouter = trpc.router().query('uptime', { resolve: () => 42 });
