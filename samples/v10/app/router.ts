export { appRouter, type AppRouter } from './server/routers/_app';
