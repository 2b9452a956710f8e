export {
  adminProcedure,
  middleware,
  protectedProcedure,
  publicProcedure,
  router,
  t,
} from './server/trpc';
