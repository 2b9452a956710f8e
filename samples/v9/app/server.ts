export { appRouter, type AppRouter } from './server/routers/_app';
export { createContext, type Context } from './server/context';
