export { createRouter } from './server/trpc';
