import { createTRPCProxyClient, httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './server';

const logLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable(observer => {
      console.log(`→ ${op.path}`);
      return next(op).subscribe({
        next(value) {
          console.log(`← ${op.path}`);
          observer.next(value);
        },
        error: error => observer.error(error),
        complete: () => observer.complete(),
      });
    });

const url = 'http://localhost:3000';

const trpc = createTRPCProxyClient<AppRouter>({
  links: [
    logLink,
    splitLink({
      condition: op => op.path === 'report',
      true: httpLink({ url }),
      false: httpBatchLink({ url }),
    }),
  ],
});

const [users, report] = await Promise.all([trpc.users.query(), trpc.report.query()]);
console.log(users, report);
