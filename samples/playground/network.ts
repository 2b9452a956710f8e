import type { SandboxRun } from '../../src/plugins/playground-sandbox/client/environment';
import type { Exchange } from '../../src/shared/programs';
import { findServer, IncomingMessage, ServerResponse } from './http';

/** The address that relative URLs belong to, because most apps run there during development. */
const pageOrigin = 'http://localhost:3000';

/** Handles requests to ports on which no server is listening. */
export type HandleOther = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Creates a `fetch` whose requests are handled by servers in the frame.
 * @param startServers evaluates the files of the project that start servers
 * @param handleOther handles the request if there is still no server on its port
 */
export function createFetch(
  { onExchange, keepAlive }: Pick<SandboxRun, 'onExchange' | 'keepAlive'>,
  startServers: () => Promise<void>,
  handleOther: HandleOther,
): typeof fetch {
  const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? String(input), pageOrigin);
    const signal = init.signal ?? request?.signal;
    const method = (init.method ?? request?.method ?? 'GET').toUpperCase();
    const headers = new Headers(init.headers ?? request?.headers);
    const body =
      init.body === undefined || init.body === null
        ? await request?.clone().text()
        : await new Response(init.body).text();
    if (!['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
      throw new TypeError(`fetch failed: the page can't reach ${url.host}, only servers of this project`);
    }
    signal?.throwIfAborted();
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    if (!findServer(port)) {
      await startServers();
    }
    const req = new IncomingMessage();
    req.method = method;
    req.url = url.pathname + url.search;
    if (body && !headers.has('content-type')) {
      headers.set('content-type', 'text/plain;charset=UTF-8');
    }
    req.headers = { host: url.host, ...Object.fromEntries(headers) };
    const response = await new Promise<Response>((resolve, reject) => {
      const res = new ServerResponse(text => {
        const hasBody = ![101, 204, 205, 304].includes(res.statusCode) && method !== 'HEAD';
        const responseHeaders = new Headers();
        for (const [name, value] of Object.entries(res.getHeaders())) {
          [value].flat().forEach(single => responseHeaders.append(name, single));
        }
        const created = new Response(hasBody ? text : null, {
          status: res.statusCode,
          headers: responseHeaders,
        });
        // Browsers hide cookies from scripts, but samples read them as they would in Node.
        const cookies = [res.getHeader('set-cookie') ?? []].flat();
        Object.assign(created.headers, { getSetCookie: () => cookies });
        resolve(created);
      });
      signal?.addEventListener('abort', () => {
        req.aborted = true;
        req.emit('close');
        res.emit('close');
        reject(signal.reason);
      });
      const server = findServer(port);
      if (server) {
        server.emit('request', req, res);
      } else {
        handleOther(req, res).catch(reject);
      }
      // Servers read the body after they have added their listeners.
      setTimeout(() => {
        if (body) {
          req.emit('data', body);
        }
        req.emit('end');
      });
    });
    onExchange(describe(req, body ?? '', response.status, await response.clone().text()));
    return response;
  };
  return (input, init) => keepAlive(send(input, init));
}

function describe(req: IncomingMessage, body: string, status: number, output: string): Exchange {
  const { pathname, search, searchParams } = new URL(req.url, pageOrigin);
  return {
    method: req.method,
    path: pathname + search,
    procedures: decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).split(','),
    isBatch: searchParams.has('batch'),
    input: body || (searchParams.get('input') ?? ''),
    status,
    output,
  };
}
