import type { AnyRouter } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Exchange } from '../../../src/shared/programs';

type ServerOptions = { router: AnyRouter; createContext?: () => unknown };

type Network = {
  fetch: typeof fetch;
  /** Replaces `createHTTPServer`. The fetch adapter handles the requests to `http://localhost:<port>`. */
  listen: (options: ServerOptions) => { listen: (port: number) => { port: number } };
};

/** Creates a network of servers that run in the page. `onExchange` is called with each request and its response. */
export function createNetwork(onExchange: (exchange: Exchange) => void): Network {
  const servers = new Map<string, (request: Request) => Promise<Response>>();
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = servers.get(new URL(request.url).origin);
      if (!answer) {
        throw new TypeError('fetch failed');
      }
      const body = await request.clone().text();
      const response = await answer(request);
      onExchange(describe(request, body, response.status, await response.clone().text()));
      return response;
    },
    listen: ({ router, createContext }) => ({
      listen: port => {
        servers.set(`http://localhost:${port}`, req =>
          fetchRequestHandler({ endpoint: '', req, router, createContext }),
        );
        return { port };
      },
    }),
  };
}

function describe(request: Request, body: string, status: number, output: string): Exchange {
  const { pathname, search, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname + search,
    procedures: pathname.slice(1).split(','),
    isBatch: searchParams.has('batch'),
    input: body || (searchParams.get('input') ?? ''),
    status,
    output,
  };
}
