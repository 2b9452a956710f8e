/** A response of the checked site. Its status is 0 if the server didn't respond, and `problem` says why. */
export type Reply = {path: string; status: number; headers: Headers; text: string; problem?: string};

export type Site = {
  /** Scheme and host of the server to which requests go. */
  server: string;
  /** Scheme and host of the site's own links. They differ from the server if you check a preview. */
  origin: string;
  /** Path of the site on its host. It starts and ends with a slash. */
  baseUrl: string;
  /** The commit that the site should have been built from. */
  commit?: string | undefined;
  /** Requests a path on the server without following redirects. */
  request: (path: string, headers?: Record<string, string>) => Promise<Reply>;
};

/** A page of the site map, and the response to it. `route` is its path without the base URL. */
export type PageReply = Reply & {route: string};

/** Returns what is wrong with the site, one message for each problem. */
export type Check = (site: Site, pages: readonly PageReply[]) => Promise<string[]>;

const timeoutMs = 20_000;

/** More requests at a time could exceed the limits of a host. */
const maxRequests = 8;

/** Creates the site at `address`, such as `https://example.org/docs-site/`. `origin` is the scheme and host of its own links. */
export function createSite(address: string, {origin, commit}: {origin?: string; commit?: string} = {}): Site {
  const {origin: server, pathname} = new URL(address);
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    server,
    origin: origin === undefined ? server : new URL(origin).origin,
    baseUrl: `${pathname.replace(/\/+$/, '')}/`,
    commit,
    request: async (path, headers = {}) => {
      if (running >= maxRequests) {
        await new Promise<void>(resolve => waiting.push(resolve));
      } else {
        running++;
      }
      try {
        return await send(server, path, headers);
      } finally {
        const next = waiting.shift();
        if (next) {
          next();
        } else {
          running--;
        }
      }
    },
  };
}

async function send(server: string, path: string, headers: Record<string, string>): Promise<Reply> {
  try {
    const response = await fetch(server + path, {
      redirect: 'manual',
      headers: {'accept-encoding': 'br, gzip', ...headers},
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {path, status: response.status, headers: response.headers, text: await response.text()};
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const problem = cause instanceof Error ? cause.message : String(cause);
    return {path, status: 0, headers: new Headers(), text: '', problem};
  }
}

/** Returns the path on the server of a path in the site, such as `/docs-site/docs` for `/docs`. */
export function toPath({baseUrl}: Site, route: string): string {
  return baseUrl + route.slice(1);
}

/** Requests the pages with these routes. */
export function requestPages(site: Site, routes: readonly string[]): Promise<PageReply[]> {
  return Promise.all(
    routes.map(async route => {
      const reply = await site.request(toPath(site, route));
      // Some hosts serve the home page of a site below a path at the path without a slash.
      const isMoved = route === '/' && reply.headers.get('location') === reply.path.replace(/(?<=.)\/$/, '');
      return {...(isMoved ? await site.request(reply.path.replace(/\/$/, '')) : reply), route};
    }),
  );
}

/** Describes the status of a reply for a message, such as `status 404`. */
export function describeStatus({status, problem}: Reply): string {
  return problem === undefined ? `status ${status}` : `no response (${problem})`;
}
