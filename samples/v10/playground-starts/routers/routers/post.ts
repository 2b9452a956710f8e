import { procedure, router } from '../trpc';

export const postRouter = router({
  list: procedure.query(() => [{ id: 1, title: 'First post' }]),
});
