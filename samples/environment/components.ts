import type * as ReactModule from 'react';
import type { PreparedComponent, SampleRun } from '../../src/plugins/code-samples/run/environment';
import { createApp, isNextApp, isNextPage, readPageProps, wrapInNextRouter } from './nextPages';
import { wrapInProviders } from './providers';
import { listRouters } from './routers';

/** Returns whether the default export of a file is a component of Next.js, which can have any props. */
export function isPage(path: string): boolean {
  return isNextPage(path) || isNextApp(path);
}

/**
 * Creates a function that renders a component inside its providers. The server-side code of a Next.js page, such as getServerSideProps,
 * already runs here, because it must run while there are no browser globals.
 */
export async function prepareComponent(
  run: SampleRun,
  { path, exports, exportName, props }: PreparedComponent,
): Promise<() => ReactModule.ReactNode> {
  // Load the server's packages before the component is rendered. They throw if they are loaded while there is a `window`.
  await listRouters(run);
  const { load } = run;
  // TypeScript doesn't know what the loaded package exports.
  const { createElement } = load('react') as typeof ReactModule;
  // TypeScript doesn't know that the plugin only passes function components.
  const type = exports[exportName] as ReactModule.FunctionComponent<Record<string, unknown>>;
  const isDefault = exportName === 'default';
  if (isDefault && isNextApp(path)) {
    const app = await createApp(load, type, () => null, {});
    return () => wrapInNextRouter(load, createElement(type, app.props));
  }
  if (isDefault && isNextPage(path)) {
    const pageProps = await readPageProps(exports);
    const app = run.listEvaluated().find(file => isNextApp(file.path))?.exports['default'];
    if (app !== undefined) {
      const inApp = await createApp(load, app, type, pageProps);
      return () => wrapInNextRouter(load, createElement(inApp.type, inApp.props));
    }
    return () =>
      wrapInNextRouter(
        load,
        wrapInProviders(run, pageProps, () => createElement(type, pageProps)),
      );
  }
  return () => wrapInProviders(run, {}, () => createElement(type, props));
}
