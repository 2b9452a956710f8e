import * as trpc from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { z } from 'zod';

const books = [{ id: 1, title: 'Dune', pages: 412 }];

const appRouter = trpc
  .router()
  .query('book', {
    input: z.object({ id: z.number() }),
    resolve: ({ input }) => books.find(book => book.id === input.id) ?? null,
  })
  .mutation('addBook', {
    input: z.object({ title: z.string().min(1), pages: z.number().int() }),
    resolve({ input }) {
      const book = { id: books.length + 1, ...input };
      books.push(book);
      return book;
    },
  });

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter, createContext: () => ({}) }).listen(3000);
