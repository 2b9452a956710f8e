import type { SampleRun } from '../../src/plugins/code-samples/run/environment';

/** The properties of a router that are needed to run samples. tRPC 9 and 10 both store them in `_def`. */
export type RouterInfo = {
  queries: string[];
  mutations: string[];
  subscriptions: string[];
  /** The transformer to pass to the client, or undefined if the router has none. */
  transformer: unknown;
};

export function readRouter(router: object): RouterInfo {
  const def = readRecord(router, '_def');
  const transformer = def['transformer'];
  const isDefault = typeof transformer !== 'object' || transformer === null || '_default' in transformer;
  return {
    queries: Object.keys(readRecord(def, 'queries')),
    mutations: Object.keys(readRecord(def, 'mutations')),
    subscriptions: Object.keys(readRecord(def, 'subscriptions')),
    transformer: isDefault ? undefined : transformer,
  };
}

/**
 * Lists the page's routers (newest first) and, after them, the routers of the reference app. Call this for each request, because the list can
 * grow while files are evaluated.
 */
export async function listRouters(run: SampleRun): Promise<object[]> {
  await run.evaluateEarly((_, kinds) => kinds.includes('router'));
  await run.loadApp();
  const newestFirst = run.captures.filter(({ kind }) => kind === 'router').reverse();
  return [
    ...newestFirst.filter(({ origin }) => origin === 'page'),
    ...newestFirst.filter(({ origin }) => origin === 'app'),
  ].map(({ value }) => value);
}

/** Returns whether a router has all of these procedures. */
export function hasProcedures(router: object, paths: readonly string[]): boolean {
  const { queries, mutations, subscriptions } = readRouter(router);
  const procedures = new Set([...queries, ...mutations, ...subscriptions]);
  return paths.every(path => procedures.has(path));
}

function readRecord(holder: object, name: string): Record<string, unknown> {
  const value: unknown = Reflect.get(holder, name);
  // TypeScript doesn't know that the properties of any object can be read by their names.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
