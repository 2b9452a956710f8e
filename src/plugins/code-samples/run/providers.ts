import type * as ReactModule from 'react';
import {REFERENCE_ORIGIN} from './network';
import type {Recorder} from './recorder';
import {readRouter} from './routers';

type React = typeof ReactModule;
type Element = ReactModule.ReactNode;
type Load = (specifier: string) => unknown;

/**
 * Wraps an element in the providers that its hooks need. They belong to the hooks of the page, or to the hooks of the reference app if
 * the page creates none.
 * @param load loads a package of the docs version
 */
export function wrapInProviders(
  load: Load,
  recorder: Recorder,
  pageProps: Record<string, unknown>,
  renderElement: () => Element,
): Element {
  const react = load('react') as React; // the package's own export
  const pageHooks = recorder.createdHooks.filter(({origin}) => origin === 'page');
  const usedHooks = pageHooks.length > 0 ? pageHooks : recorder.createdHooks;
  const [router] = recorder.routers.map(({router: candidate}) => readRouter(candidate)).reverse();
  return usedHooks.reduce<() => Element>((renderInner, {factory, hooks}) => {
    if (factory === 'createTRPCNext' || factory === 'setupTRPC') {
      const {withTRPC} = hooks as {
        withTRPC: (component: () => Element) => ReactModule.FunctionComponent<{pageProps: object}>;
      }; // what createTRPCNext returns
      const Wrapped = withTRPC(renderInner);
      return () => react.createElement(Wrapped, {pageProps});
    }
    return () => wrapInHooksProvider(load, react, hooks, router?.transformer, renderInner);
  }, renderElement)();
}

/** The part of the return value of `createTRPCReact` and `createReactQueryHooks` that is used here. */
type Hooks = {
  Provider: ReactModule.ComponentType<{client: unknown; queryClient: unknown; children: Element}>;
  createClient: (options: object) => unknown;
};

function wrapInHooksProvider(
  load: Load,
  react: React,
  hooks: object,
  transformer: unknown,
  renderInner: () => Element,
): Element {
  const {Provider, createClient} = hooks as Hooks; // all other factories in `createdHooks` return this type
  const {QueryClient, QueryClientProvider} = loadReactQuery(load);
  const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}});
  const client = createClient({
    links: createLinks(load),
    ...(transformer === undefined ? {} : {transformer}),
  });
  const Inner = renderInner;
  return react.createElement(
    Provider,
    {client, queryClient, children: undefined},
    react.createElement(
      QueryClientProvider,
      {client: queryClient},
      react.createElement(Inner as ReactModule.FunctionComponent),
    ),
  );
}

type ReactQuery = {
  QueryClient: new (options: object) => object;
  QueryClientProvider: ReactModule.ComponentType<{client: unknown; children?: Element}>;
};

/** Loads React Query 4 for docs 10.x, or React Query 3 for docs 9.x. */
function loadReactQuery(load: Load): ReactQuery {
  try {
    return load('@tanstack/react-query') as ReactQuery; // the package's own exports
  } catch {
    return load('react-query') as ReactQuery; // the package's own exports
  }
}

function createLinks(load: Load): unknown[] {
  type Operation = {op: {type: string}};
  type Link = (runtime: unknown) => (operation: Operation) => unknown;
  const http = (
    load('@trpc/client/links/httpBatchLink') as {httpBatchLink: (options: object) => Link}
  ).httpBatchLink({url: REFERENCE_ORIGIN});
  const subscriptions = load('@trpc/client/links/wsLink') as {
    wsLink: (options: object) => Link;
    createWSClient: (options: object) => object;
  }; // the package's own exports
  // The WebSocket is only opened for the first subscription.
  const link: Link = runtime => {
    let socket: ReturnType<Link> | undefined;
    const overHttp = http(runtime);
    return operation => {
      if (operation.op.type !== 'subscription') {
        return overHttp(operation);
      }
      socket ??= subscriptions.wsLink({
        client: subscriptions.createWSClient({url: REFERENCE_ORIGIN.replace('http', 'ws')}),
      })(runtime);
      return socket(operation);
    };
  };
  return [link];
}
