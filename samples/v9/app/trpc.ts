export { createMechanicRouter, createRouter } from './server/trpc';
