import {checkLink, type Limits, type LinkResult} from './checkLink';

/** The times at which links last worked, in milliseconds since 1970, by their URL. */
export type LinkCache = Record<string, number>;

export type RunLimits = Limits & {
  /** How many hosts get requests at the same time. Each host gets one request at a time. */
  hosts: number;
  /** The time for all links. */
  totalMs: number;
  /** Links that have worked within this time aren't requested again. */
  cacheMs: number;
};

/** Checks the links. Returns the result of each link by its URL, and the cache for the next run, which contains only these links. */
export async function checkLinks(
  urls: readonly string[],
  cache: LinkCache,
  limits: RunLimits,
): Promise<{results: Map<string, LinkResult>; cache: LinkCache}> {
  const now = Date.now();
  const results = new Map<string, LinkResult>();
  const nextCache: LinkCache = {};
  const waiting = groupByHost(
    urls.filter(url => {
      const workedAt = cache[url];
      const isFresh = workedAt !== undefined && now - workedAt < limits.cacheMs;
      if (isFresh) {
        nextCache[url] = workedAt;
        results.set(url, {
          state: 'works',
          detail: `worked on ${new Date(workedAt).toISOString().slice(0, 10)}`,
        });
      }
      return !isFresh;
    }),
  );
  const work = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift()) {
      for (const url of host) {
        const isLate = Date.now() - now >= limits.totalMs;
        const result: LinkResult = isLate
          ? {state: 'unchecked', detail: 'the time limit was reached'}
          : await checkLink(url, limits);
        results.set(url, result);
        // The report lists where pages have moved, so such links are requested again.
        if (result.state === 'works' && result.movedTo === undefined) {
          nextCache[url] = Date.now();
        }
      }
    }
  };
  await Promise.all(Array.from({length: limits.hosts}, work));
  return {results, cache: nextCache};
}

function groupByHost(urls: readonly string[]): string[][] {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const {host} = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return [...hosts.values()];
}
