import { createTRPCClient } from '@trpc/client';
import type { AppRouter } from './server';

const client = createTRPCClient<AppRouter>({ url: 'http://localhost:3000' });

const added = await client.mutation('addBook', { title: 'Emma', pages: 474 });
const book = await client.query('book', { id: added.id });

// Rename `pages` in the server, and this line shows an error.
console.log(book?.title, book?.pages);
