import type * as ReactModule from 'react';
import type { SampleRun } from '../../src/plugins/code-samples/run/environment';
import { REFERENCE_ORIGIN } from '../../src/plugins/code-samples/run/network';
import { readRouter } from './routers';

type React = typeof ReactModule;
type Element = ReactModule.ReactNode;
type Load = (specifier: string) => unknown;

/**
 * Wraps an element in the providers that its tRPC hooks need. These are the providers of the hooks that the page creates. If the page
 * creates no hooks, these are the providers of the reference app's hooks. The reference app is a complete tRPC app whose files samples can
 * import.
 */
export function wrapInProviders(
  { load, captures }: SampleRun,
  pageProps: Record<string, unknown>,
  renderElement: () => Element,
): Element {
  // TypeScript doesn't know what the loaded package exports.
  const react = load('react') as React;
  const isRouter = ({ kind }: SampleRun['captures'][number]) => kind === 'router';
  const createdHooks = captures.filter(capture => !isRouter(capture));
  const pageHooks = createdHooks.filter(({ origin }) => origin === 'page');
  const usedHooks = pageHooks.length > 0 ? pageHooks : createdHooks;
  const latestRouter = captures.findLast(isRouter);
  const transformer = latestRouter && readRouter(latestRouter.value).transformer;
  return usedHooks.reduce<() => Element>((renderInner, { kind: factory, value: hooks }) => {
    if (factory === 'createTRPCNext' || factory === 'setupTRPC') {
      // TypeScript doesn't know that these two functions return an object with `withTRPC`.
      const { withTRPC } = hooks as {
        withTRPC: (component: () => Element) => ReactModule.FunctionComponent<{ pageProps: object }>;
      };
      const Wrapped = withTRPC(renderInner);
      return () => react.createElement(Wrapped, { pageProps });
    }
    return () => wrapInHooksProvider(load, react, hooks, transformer, renderInner);
  }, renderElement)();
}

/** The part of the return value of `createTRPCReact` and `createReactQueryHooks` that is used here. */
type Hooks = {
  Provider: ReactModule.ComponentType<{ client: unknown; queryClient: unknown; children: Element }>;
  createClient: (options: object) => unknown;
};

function wrapInHooksProvider(
  load: Load,
  react: React,
  hooks: object,
  transformer: unknown,
  renderInner: () => Element,
): Element {
  // TypeScript doesn't know that all other functions that create hooks return this type.
  const { Provider, createClient } = hooks as Hooks;
  const { QueryClient, QueryClientProvider } = loadReactQuery(load);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = createClient({
    links: createLinks(load),
    ...(transformer === undefined ? {} : { transformer }),
  });
  const Inner = renderInner;
  return react.createElement(
    Provider,
    { client, queryClient, children: undefined },
    react.createElement(
      QueryClientProvider,
      { client: queryClient },
      react.createElement(Inner as ReactModule.FunctionComponent),
    ),
  );
}

type ReactQuery = {
  QueryClient: new (options: object) => object;
  QueryClientProvider: ReactModule.ComponentType<{ client: unknown; children?: Element }>;
};

/** Loads React Query 4 for docs 10.x, or React Query 3 for docs 9.x. */
function loadReactQuery(load: Load): ReactQuery {
  // TypeScript doesn't know what the loaded packages export.
  try {
    return load('@tanstack/react-query') as ReactQuery;
  } catch {
    return load('react-query') as ReactQuery;
  }
}

function createLinks(load: Load): unknown[] {
  type Operation = { op: { type: string } };
  type Link = (runtime: unknown) => (operation: Operation) => unknown;
  // TypeScript doesn't know what these two modules export.
  const http = (
    load('@trpc/client/links/httpBatchLink') as { httpBatchLink: (options: object) => Link }
  ).httpBatchLink({ url: REFERENCE_ORIGIN });
  const subscriptions = load('@trpc/client/links/wsLink') as {
    wsLink: (options: object) => Link;
    createWSClient: (options: object) => object;
  };
  // The WebSocket is only opened when the first subscription starts.
  const link: Link = runtime => {
    let handleSubscription: ReturnType<Link> | undefined;
    const handleOverHttp = http(runtime);
    return operation => {
      if (operation.op.type !== 'subscription') {
        return handleOverHttp(operation);
      }
      handleSubscription ??= subscriptions.wsLink({
        client: subscriptions.createWSClient({ url: REFERENCE_ORIGIN.replace('http', 'ws') }),
      })(runtime);
      return handleSubscription(operation);
    };
  };
  return [link];
}
