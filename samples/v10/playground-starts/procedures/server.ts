import { initTRPC } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { z } from 'zod';

const t = initTRPC.create();

const books = [{ id: 1, title: 'Dune', pages: 412 }];

const appRouter = t.router({
  book: t.procedure
    .input(z.object({ id: z.number() }))
    .query(({ input }) => books.find(book => book.id === input.id) ?? null),
  addBook: t.procedure
    .input(z.object({ title: z.string().min(1), pages: z.number().int() }))
    .mutation(({ input }) => {
      const book = { id: books.length + 1, ...input };
      books.push(book);
      return book;
    }),
});

export type AppRouter = typeof appRouter;

createHTTPServer({ router: appRouter }).listen(3000);
