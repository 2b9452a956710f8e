import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCProxyClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000' })],
});

const added = await trpc.addBook.mutate({ title: 'Emma', pages: 474 });
const book = await trpc.book.query({ id: added.id });

// Rename `pages` in the server, and this line shows an error.
console.log(book?.title, book?.pages);
