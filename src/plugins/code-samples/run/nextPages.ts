import http from 'node:http';
import net from 'node:net';
import type * as ReactModule from 'react';

type React = typeof ReactModule;
type Load = (specifier: string) => unknown;
type Component = ReactModule.FunctionComponent<Record<string, unknown>>;
type NodeHandler = (req: http.IncomingMessage, res: http.ServerResponse) => unknown;

/** Is a file a page of a Next.js project: `pages/index.tsx`, `src/pages/bikes/[id].tsx`? */
export function isNextPage(path: string): boolean {
  return /(?:^|\/)pages\/(?!api\/|_)/.test(path) && path.endsWith('.tsx');
}

export function isNextApp(path: string): boolean {
  return /(?:^|\/)pages\/_app\.tsx$/.test(path);
}

/** Does a path such as `pages/api/trpc/[trpc].ts` answer requests to `/api/trpc/bikes.list`? Returns the parameters when it does. */
export function matchApiRoute(path: string, pathname: string): Record<string, string | string[]> | undefined {
  const route = /(?:^|\/)pages(\/api\/.+?)(?:\/index)?\.tsx?$/.exec(path)?.[1];
  const expected = route?.split('/').slice(1) ?? [];
  const given = pathname.split('/').slice(1).map(decodeURIComponent);
  const query: Record<string, string | string[]> = {};
  for (const [index, part] of expected.entries()) {
    const rest = /^\[\.\.\.(.+)\]$/.exec(part)?.[1];
    const name = /^\[(.+)\]$/.exec(part)?.[1];
    const value = given[index];
    if (rest !== undefined && value !== undefined) {
      return {...query, [rest]: given.slice(index)};
    }
    if (name !== undefined && value !== undefined) {
      query[name] = value;
    } else if (part !== value) {
      return undefined;
    }
  }
  return route !== undefined && given.length === expected.length ? query : undefined;
}

/** Makes an API route of a page answer Node requests, through the code that Next.js itself uses. */
export function createApiHandler(
  load: Load,
  exports: object,
  query: Record<string, string | string[]>,
): NodeHandler {
  const {apiResolver} = load('next/dist/server/api-utils/node/api-resolver') as {
    apiResolver: (...args: unknown[]) => Promise<void>;
  }; // the installed version's own export
  const preview = {previewModeId: 'id', previewModeEncryptionKey: 'key', previewModeSigningKey: 'key'};
  return (req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    return apiResolver(
      req,
      res,
      {...Object.fromEntries(url.searchParams), ...query},
      exports,
      preview,
      false,
    );
  };
}

/** What Next.js would give the page: the result of getServerSideProps or getStaticProps. */
export async function readPageProps(exports: Record<string, unknown>): Promise<Record<string, unknown>> {
  const {getServerSideProps, getStaticProps, getStaticPaths} = exports;
  const params = await readParams(getStaticPaths);
  const context = {...createServerContext(), params, query: params};
  const load = typeof getServerSideProps === 'function' ? getServerSideProps : getStaticProps;
  const result: unknown = typeof load === 'function' ? await Reflect.apply(load, undefined, [context]) : {};
  const props: unknown = isRecord(result) ? result['props'] : undefined;
  return isRecord(props) ? props : {};
}

/** Wraps a page into the project's `_app`, with the properties that its getInitialProps computes on the server. */
export async function createApp(
  load: Load,
  app: unknown,
  page: Component,
  pageProps: Record<string, unknown>,
): Promise<{type: Component; props: Record<string, unknown>}> {
  const react = load('react') as React; // the package's own exports
  const type = app as Component & {getInitialProps?: (context: object) => Promise<Record<string, unknown>>}; // the default export of _app
  const base = {Component: page, pageProps, router: createRouter()};
  const AppTree: Component = props => react.createElement(type, {...base, ...props});
  const initial = await type.getInitialProps?.({
    AppTree,
    Component: page,
    router: base.router,
    ctx: {...createServerContext(), AppTree, pathname: '/', asPath: '/', query: {}},
  });
  const initialProps = initial?.['pageProps'];
  return {
    type,
    props: {...base, ...initial, pageProps: {...pageProps, ...(isRecord(initialProps) ? initialProps : {})}},
  };
}

/** Puts an element where `useRouter` works. */
export function provideNextRouter(load: Load, element: ReactModule.ReactNode): ReactModule.ReactNode {
  const react = load('react') as React; // the package's own exports
  const {RouterContext} = load('next/dist/shared/lib/router-context.shared-runtime') as {
    RouterContext: ReactModule.Context<unknown>;
  }; // the installed version's own export
  return react.createElement(RouterContext.Provider, {value: createRouter()}, element);
}

async function readParams(getStaticPaths: unknown): Promise<Record<string, unknown>> {
  const result: unknown =
    typeof getStaticPaths === 'function' ? await Reflect.apply(getStaticPaths, undefined, [{}]) : {};
  const paths = isRecord(result) && Array.isArray(result['paths']) ? result['paths'] : [];
  const first: unknown = paths[0];
  const params = isRecord(first) ? first['params'] : undefined;
  return isRecord(params) ? params : {id: '1', slug: '1'};
}

function createServerContext(): {req: http.IncomingMessage; res: http.ServerResponse; resolvedUrl: string} {
  const req = new http.IncomingMessage(new net.Socket());
  req.method = 'GET';
  req.url = '/';
  req.headers.host = 'localhost:3000';
  return {req, res: new http.ServerResponse(req), resolvedUrl: '/'};
}

function createRouter(): object {
  const stay = () => Promise.resolve(true);
  return {
    route: '/',
    pathname: '/',
    asPath: '/',
    basePath: '',
    query: {id: '1', slug: '1'},
    isReady: true,
    isFallback: false,
    push: stay,
    replace: stay,
    prefetch: () => Promise.resolve(),
    reload: () => undefined,
    back: () => undefined,
    beforePopState: () => undefined,
    events: {on: () => undefined, off: () => undefined, emit: () => undefined},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
