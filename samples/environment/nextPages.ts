import http from 'node:http';
import net from 'node:net';
import type * as ReactModule from 'react';

type React = typeof ReactModule;
type Load = (specifier: string) => unknown;
type Component = ReactModule.FunctionComponent<Record<string, unknown>>;
export type NodeHandler = (req: http.IncomingMessage, res: http.ServerResponse) => unknown;

/** Returns whether a file is a page of a Next.js project, such as `pages/index.tsx` or `src/pages/bikes/[id].tsx`. */
export function isNextPage(path: string): boolean {
  return /(?:^|\/)pages\/(?!api\/|_)/.test(path) && path.endsWith('.tsx');
}

export function isNextApp(path: string): boolean {
  return /(?:^|\/)pages\/_app\.tsx$/.test(path);
}

/** Creates a Node request handler from an API route. Uses the API resolver of Next.js itself. */
export function createApiHandler(
  load: Load,
  exports: object,
  query: Record<string, string | string[]>,
): NodeHandler {
  // TypeScript doesn't know what this module of Next.js exports.
  const { apiResolver } = load('next/dist/server/api-utils/node/api-resolver') as {
    apiResolver: (...args: unknown[]) => Promise<void>;
  };
  const preview = { previewModeId: 'id', previewModeEncryptionKey: 'key', previewModeSigningKey: 'key' };
  return (req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    return apiResolver(
      req,
      res,
      { ...Object.fromEntries(url.searchParams), ...query },
      exports,
      preview,
      false,
    );
  };
}

/** Computes the props that Next.js would pass to a page, by calling the page's getServerSideProps or getStaticProps. */
export async function readPageProps(exports: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { getServerSideProps, getStaticProps, getStaticPaths } = exports;
  const params = await readParams(getStaticPaths);
  const context = { ...createServerContext(), params, query: params };
  const load = typeof getServerSideProps === 'function' ? getServerSideProps : getStaticProps;
  const result: unknown = typeof load === 'function' ? await Reflect.apply(load, undefined, [context]) : {};
  const props: unknown = isRecord(result) ? result['props'] : undefined;
  return isRecord(props) ? props : {};
}

/**
 * Wraps a page in the project's `_app` component. Returns this component and its props. They include the props that its
 * getInitialProps computes on the server.
 */
export async function createApp(
  load: Load,
  app: unknown,
  page: Component,
  pageProps: Record<string, unknown>,
): Promise<{ type: Component; props: Record<string, unknown> }> {
  // TypeScript doesn't know what the loaded package exports.
  const react = load('react') as React;
  // TypeScript doesn't know that the default export of `_app` is a component.
  const type = app as Component & { getInitialProps?: (context: object) => Promise<Record<string, unknown>> };
  const base = { Component: page, pageProps, router: createRouter() };
  const AppTree: Component = props => react.createElement(type, { ...base, ...props });
  const initial = await type.getInitialProps?.({
    AppTree,
    Component: page,
    router: base.router,
    ctx: { ...createServerContext(), AppTree, pathname: '/', asPath: '/', query: {} },
  });
  const initialProps = initial?.['pageProps'];
  return {
    type,
    props: {
      ...base,
      ...initial,
      pageProps: { ...pageProps, ...(isRecord(initialProps) ? initialProps : {}) },
    },
  };
}

/** Wraps an element in a router context, so that `useRouter` works. */
export function wrapInNextRouter(load: Load, element: ReactModule.ReactNode): ReactModule.ReactNode {
  // TypeScript doesn't know what the loaded package exports.
  const react = load('react') as React;
  // TypeScript doesn't know what this module of Next.js exports.
  const { RouterContext } = load('next/dist/shared/lib/router-context.shared-runtime') as {
    RouterContext: ReactModule.Context<unknown>;
  };
  return react.createElement(RouterContext.Provider, { value: createRouter() }, element);
}

async function readParams(getStaticPaths: unknown): Promise<Record<string, unknown>> {
  const result: unknown =
    typeof getStaticPaths === 'function' ? await Reflect.apply(getStaticPaths, undefined, [{}]) : {};
  const paths = isRecord(result) && Array.isArray(result['paths']) ? result['paths'] : [];
  const first: unknown = paths[0];
  const params = isRecord(first) ? first['params'] : undefined;
  return isRecord(params) ? params : { id: '1', slug: '1' };
}

function createServerContext(): { req: http.IncomingMessage; res: http.ServerResponse; resolvedUrl: string } {
  const req = new http.IncomingMessage(new net.Socket());
  req.method = 'GET';
  req.url = '/';
  req.headers.host = 'localhost:3000';
  return { req, res: new http.ServerResponse(req), resolvedUrl: '/' };
}

function createRouter(): object {
  const stayOnPage = () => Promise.resolve(true);
  return {
    route: '/',
    pathname: '/',
    asPath: '/',
    basePath: '',
    query: { id: '1', slug: '1' },
    isReady: true,
    isFallback: false,
    push: stayOnPage,
    replace: stayOnPage,
    prefetch: () => Promise.resolve(),
    reload: () => undefined,
    back: () => undefined,
    beforePopState: () => undefined,
    events: { on: () => undefined, off: () => undefined, emit: () => undefined },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
