import { findUserHeaders } from '../../src/shared/programs';
import { IncomingMessage, ServerResponse } from './http';
import type {
  Environment,
  Exports,
  SandboxRun,
} from '../../src/plugins/playground-sandbox/client/environment';

type Element = object | null;
type Component = ((props: object) => Element) & { length: number };
type React = {
  createElement: (type: unknown, props?: object | null, ...children: unknown[]) => Element;
};
type ReactHooks = { Provider: unknown; createClient: (options: object) => unknown };
type NextHooks = { withTRPC: (component: unknown) => unknown };
/** The hooks are proxies, so their properties don't tell which function has created them. */
type Hooks = { kind: 'react'; value: ReactHooks } | { kind: 'next'; value: NextHooks };

/** Functions of the packages that create React hooks. */
const reactFactories = ['createTRPCReact', 'createReactQueryHooks'];
const nextFactories = ['createTRPCNext', 'setupTRPC'];

/** Shows the components that a file exports, inside the providers of the hooks that the project has created. */
export function createPreview(run: SandboxRun): Required<Pick<Environment, 'wrapPackage' | 'showPreview'>> {
  const createdHooks: Hooks[] = [];
  return {
    // Remembers the hooks, because projects don't have to export them.
    wrapPackage: (specifier, exports) => {
      const members = exports as Exports;
      const factories = [...reactFactories, ...nextFactories].filter(
        name => typeof members[name] === 'function',
      );
      if (!specifier.startsWith('@trpc/') || factories.length === 0) {
        return exports;
      }
      const wrapped = factories.map(name => [
        name,
        (...values: unknown[]) => {
          // TypeScript doesn't know what the functions return.
          const value = Reflect.apply(members[name] as () => ReactHooks & NextHooks, undefined, values);
          createdHooks.push({ kind: nextFactories.includes(name) ? 'next' : 'react', value });
          return value;
        },
      ]);
      return { ...members, ...Object.fromEntries(wrapped) };
    },
    showPreview: async ({ path, exports }, container) => {
      const components = path.endsWith('x') ? listComponents(exports) : [];
      if (components.length === 0) {
        return false;
      }
      const react = run.load('react') as React;
      const { createRoot } = run.load('react-dom/client') as {
        createRoot: (container: HTMLElement) => { render: (element: Element) => void };
      };
      const root = createRoot(container);
      if (path === 'pages/_app.tsx') {
        const props = { Component: await loadPage(run), pageProps: {} };
        root.render(react.createElement(components[0], props));
        return true;
      }
      const props = await readServerProps(exports);
      const children = components.map((component, key) => react.createElement(component, { ...props, key }));
      const content = createdHooks.reduce<() => Element>(
        (renderInner, hooks) => wrapInProvider(run, react, hooks, renderInner),
        () => react.createElement('div', null, ...children),
      );
      root.render(react.createElement(content));
      return true;
    },
  };
}

/** Returns the page that the app of Next.js shows. If the project has none, it's a text. */
async function loadPage(run: SandboxRun): Promise<unknown> {
  const page = run.files.find(
    ({ path }) => path.startsWith('pages/') && path.endsWith('.tsx') && path !== 'pages/_app.tsx',
  );
  const exports = page === undefined ? {} : await run.evaluate(page.path);
  return exports['default'] ?? (() => 'Your page appears here.');
}

/** Returns the props that a page of Next.js computes on the server. */
async function readServerProps(exports: Exports): Promise<object> {
  const load = exports['getServerSideProps'] ?? exports['getStaticProps'];
  if (typeof load !== 'function') {
    return {};
  }
  const req = new IncomingMessage();
  const res = new ServerResponse(() => undefined);
  const result: unknown = await Reflect.apply(load, undefined, [
    { req, res, params: { id: '1' }, query: { id: '1' }, resolvedUrl: '/' },
  ]);
  const props: unknown =
    typeof result === 'object' && result !== null ? Reflect.get(result, 'props') : undefined;
  return typeof props === 'object' && props !== null ? props : {};
}

/** Lists the components that need no props. If there is a default export, it is the only one. */
function listComponents(exports: Exports): Component[] {
  const isComponent = (value: unknown): value is Component =>
    typeof value === 'function' && value.length <= 1;
  const { default: main, ...others } = exports;
  if (isComponent(main)) {
    return [main];
  }
  const named = Object.entries(others).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && isComponent(value) && !isClass(value) ? value : [],
  );
  const withoutProps = named.filter(({ length }) => length === 0);
  return withoutProps.length > 0 ? withoutProps : named;
}

function isClass(value: object): boolean {
  return String(value).startsWith('class');
}

function wrapInProvider(
  run: SandboxRun,
  react: React,
  hooks: Hooks,
  renderInner: () => Element,
): () => Element {
  const { createElement } = react;
  if (hooks.kind === 'next') {
    const Wrapped = hooks.value.withTRPC(renderInner);
    return () => createElement(Wrapped, { pageProps: {} });
  }
  const { Provider } = hooks.value;
  const { QueryClient, QueryClientProvider } = loadReactQuery(run);
  const { httpBatchLink } = run.load('@trpc/client/links/httpBatchLink') as {
    httpBatchLink: (options: object) => unknown;
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const headers = findUserHeaders(run.files);
  const client = hooks.value.createClient({
    links: [httpBatchLink({ url: 'http://localhost:3000', headers })],
  });
  return () =>
    createElement(
      Provider,
      { client, queryClient },
      createElement(QueryClientProvider, { client: queryClient }, createElement(renderInner)),
    );
}

/** Loads React Query 4 or React Query 3. */
function loadReactQuery(run: SandboxRun): {
  QueryClient: new (options: object) => object;
  QueryClientProvider: unknown;
} {
  type ReactQuery = ReturnType<typeof loadReactQuery>;
  try {
    return run.load('@tanstack/react-query') as ReactQuery;
  } catch {
    return run.load('react-query') as ReactQuery;
  }
}
