import * as trpc from '@trpc/server';

export const postRouter = trpc.router().query('list', { resolve: () => [{ id: 1, title: 'First post' }] });
