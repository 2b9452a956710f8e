import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { createContext } from './context';
import { appRouter } from './routers/_app';

createHTTPServer({ router: appRouter, createContext }).listen(3000);
