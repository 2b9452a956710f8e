import { createTRPCProxyClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './routers/_app';

/** A client that keeps its session cookie, as a browser does. */
export function createTestClient(url: string) {
  let cookie = '';
  return createTRPCProxyClient<AppRouter>({
    links: [
      httpBatchLink({
        url,
        headers: () => ({ cookie }),
        fetch: async (input, init) => {
          const response = await fetch(input, init);
          const [setCookie] = response.headers.getSetCookie();
          cookie = setCookie?.split(';')[0] ?? cookie;
          return response;
        },
      }),
    ],
  });
}
