/** What the engine reads of a router; both majors of the toolkit lay it out so. */
export type RouterFacts = {
  queries: string[];
  mutations: string[];
  subscriptions: string[];
  /** As a client takes it; undefined when the router has none. */
  transformer: unknown;
};

export function readRouter(router: object): RouterFacts {
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

/** Does the router have all these procedures? */
export function hasProcedures(router: object, paths: readonly string[]): boolean {
  const {queries, mutations, subscriptions} = readRouter(router);
  const known = new Set([...queries, ...mutations, ...subscriptions]);
  return paths.every(path => known.has(path));
}

function readRecord(holder: object, name: string): Record<string, unknown> {
  const value: unknown = Reflect.get(holder, name);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // any object can be read by name
}
