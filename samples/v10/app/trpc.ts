export { mechanicProcedure, middleware, publicProcedure, router, t } from './server/trpc';
