import http from 'node:http';

/** Hosts that samples can use as the address of their server. These names are reserved for documentation, so no real server has them. */
const EXAMPLE_HOST = /(?:^|\.)example(?:\.(?:com|org|net))?$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The origin of the page in the DOM, which relative URLs are resolved against. */
export const PAGE_ORIGIN = 'http://localhost:3000';
/** The origin of the reference server, which handles requests to ports that no sample has opened. No sample opens this port. */
export const REFERENCE_ORIGIN = 'http://localhost:65000';

const realFetch = globalThis.fetch;
let pendingRequests = 0;

/** Returns the number of fetch requests that are waiting for a response. */
export function countPendingRequests(): number {
  return pendingRequests;
}

/**
 * Replaces fetch in this process. Relative URLs are resolved against the page's origin. Requests to example hosts go to the reference
 * server. Requests to all other remote hosts fail.
 */
export function patchFetch(hasBrowserGlobals: () => boolean): void {
  globalThis.fetch = async (input, init) => {
    const requestUrl = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const url = redirect(requestUrl, hasBrowserGlobals());
    pendingRequests++;
    try {
      return await (input instanceof Request
        ? realFetch(new Request(url, input), init)
        : realFetch(url, init));
    } finally {
      pendingRequests--;
    }
  };
}

/** Closes the pooled HTTP connections of earlier samples. */
export function closeConnections(): void {
  http.globalAgent.destroy();
  // Node's fetch keeps its connection pool under this symbol.
  const symbol = Symbol.for('undici.globalDispatcher.1');
  const dispatcher: unknown = Reflect.get(globalThis, symbol);
  if (
    dispatcher !== null &&
    typeof dispatcher === 'object' &&
    'destroy' in dispatcher &&
    typeof dispatcher.destroy === 'function'
  ) {
    const Agent = dispatcher.constructor;
    void Promise.resolve(dispatcher.destroy()).catch(() => undefined);
    Reflect.set(globalThis, symbol, Reflect.construct(Agent, []));
  }
}

/** Returns the URL to fetch instead of the requested URL. Throws if the host isn't allowed. */
function redirect(requestUrl: string, hasBrowserGlobals: boolean): string {
  if (hasBrowserGlobals && !URL.canParse(requestUrl)) {
    return new URL(requestUrl, PAGE_ORIGIN).href;
  }
  if (!URL.canParse(requestUrl)) {
    return requestUrl;
  }
  const url = new URL(requestUrl);
  if (LOCAL_HOST.test(url.hostname) || !/^https?:$/.test(url.protocol)) {
    return requestUrl;
  }
  if (EXAMPLE_HOST.test(url.hostname)) {
    return `${REFERENCE_ORIGIN}${url.pathname}${url.search}`;
  }
  throw new TypeError(
    `Samples have no network access. Found a request to ${url.origin}, expected localhost or example.com.`,
  );
}
