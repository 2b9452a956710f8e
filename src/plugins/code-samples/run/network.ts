import http from 'node:http';

/** Hosts that samples may name for a server of their own: reserved for documentation, so nobody else answers there. */
const EXAMPLE_HOST = /(?:^|\.)example(?:\.(?:com|org|net))?$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The page's own address in the DOM: relative URLs start here. */
export const PAGE_ORIGIN = 'http://localhost:3000';
/** A port that no sample opens: the reference server answers. */
export const REFERENCE_ORIGIN = 'http://localhost:65000';

const realFetch = globalThis.fetch;
let inFlight = 0;

/** How many requests over fetch wait for an answer. */
export function countRequests(): number {
  return inFlight;
}

/** Changes fetch for this process: relative URLs are the page's own, example hosts reach the reference server, others fail. */
export function takeOverFetch(isBrowser: () => boolean): void {
  globalThis.fetch = async (input, init) => {
    const written = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const url = redirect(written, isBrowser());
    inFlight++;
    try {
      return await (input instanceof Request
        ? realFetch(new Request(url, input), init)
        : realFetch(url, init));
    } finally {
      inFlight--;
    }
  };
}

/** Forgets the connections of the samples that ran before. */
export function closeConnections(): void {
  http.globalAgent.destroy();
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

function redirect(written: string, isBrowser: boolean): string {
  if (isBrowser && !URL.canParse(written)) {
    return new URL(written, PAGE_ORIGIN).href;
  }
  if (!URL.canParse(written)) {
    return written;
  }
  const url = new URL(written);
  if (LOCAL_HOST.test(url.hostname) || !/^https?:$/.test(url.protocol)) {
    return written;
  }
  if (EXAMPLE_HOST.test(url.hostname)) {
    return `${REFERENCE_ORIGIN}${url.pathname}${url.search}`;
  }
  throw new TypeError(
    `Samples have no network. Found a request to ${url.origin}, expected localhost or example.com.`,
  );
}
