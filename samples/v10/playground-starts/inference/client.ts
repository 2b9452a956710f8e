import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './server';

type PostInput = inferRouterInputs<AppRouter>['post']['byId'];
type Post = inferRouterOutputs<AppRouter>['post']['byId'];

const trpc = createTRPCProxyClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000' })],
});

function describePost({ title, tags }: Post): string {
  return `${title} (${tags.join(', ')})`;
}

const input: PostInput = { id: 'p1' };
console.log(describePost(await trpc.post.byId.query(input)));
