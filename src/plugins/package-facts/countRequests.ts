type Resolver = {
  query: (call: (options: {input: number}) => number) => object;
};

/** The subset of the tRPC packages that is used here. */
type Packages = {
  server: {
    initTRPC: {
      create: () => {
        procedure: {input: (parse: (value: unknown) => number) => Resolver};
        router: (procedures: Record<string, object>) => object;
      };
    };
  };
  adapter: {
    fetchRequestHandler: (options: {endpoint: string; req: Request; router: object}) => Promise<Response>;
  };
  client: {
    createTRPCProxyClient: (options: {links: object[]}) => {
      double: {query: (input: number) => Promise<number>};
    };
    httpBatchLink: (options: {url: string; fetch: typeof fetch}) => object;
  };
};

/**
 * Makes `calls` simultaneous calls to a router that runs in this process behind the fetch adapter. Returns the number of HTTP requests that
 * the client needs for these calls.
 * @param load function that loads a package by its name
 */
export async function countRequests(load: (name: string) => unknown, calls: number): Promise<number> {
  // TypeScript doesn't know the types of these packages, because they are installed only for the code samples.
  const {server, adapter, client} = {
    server: load('@trpc/server'),
    adapter: load('@trpc/server/adapters/fetch'),
    client: load('@trpc/client'),
  } as Packages;
  const t = server.initTRPC.create();
  const router = t.router({double: t.procedure.input(Number).query(({input}) => input * 2)});
  let requests = 0;
  const trpc = client.createTRPCProxyClient({
    links: [
      client.httpBatchLink({
        url: 'http://localhost',
        fetch: (input, init) => {
          requests++;
          return adapter.fetchRequestHandler({endpoint: '', req: new Request(input, init), router});
        },
      }),
    ],
  });
  const numbers = Array.from({length: calls}, (_, index) => index);
  const doubled = await Promise.all(numbers.map(number => trpc.double.query(number)));
  if (doubled.some((value, index) => value !== index * 2)) {
    throw new Error(
      `The router returned wrong results. Found ${doubled.join(', ')}, expected twice each input.`,
    );
  }
  return requests;
}
