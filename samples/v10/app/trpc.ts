export {
  adminProcedure,
  mechanicProcedure,
  middleware,
  protectedProcedure,
  publicProcedure,
  router,
  t,
} from './server/trpc';
