import {STATUS_CODES, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Exchange} from './exchange';
import {
  createHTTPServer,
  createTRPCProxyClient,
  httpBatchLink,
  httpLink,
  superjson,
  TRPCError,
} from './packages';
import {appRouter, superjsonRouter, type AppRouter, type SuperjsonRouter} from './router';

/** What a page calls the server, whatever port it has here. */
const HOST = 'localhost:3000';
/** Bodies up to this length are shown as they were sent, longer ones indented. */
const LONGEST_LINE = 100;

/** Sends requests to a standalone server, most of them by the real client, and records them with their responses. */
export async function recordHttpExchanges(): Promise<Exchange[]> {
  const recorder = new Recorder();
  const plain = createHTTPServer({
    router: appRouter,
    createContext({req}) {
      if (req.headers.authorization === 'wrong') {
        throw new TRPCError({code: 'UNAUTHORIZED', message: 'Unknown key'});
      }
      return {clerk: 'Bo'};
    },
  }).server;
  const transforming = createHTTPServer({router: superjsonRouter}).server;
  const url = await recorder.listen(plain);
  const superjsonUrl = await recorder.listen(transforming);

  const single = createTRPCProxyClient<AppRouter>({links: [httpLink({url})]});
  const batching = createTRPCProxyClient<AppRouter>({links: [httpBatchLink({url})]});
  const refused = createTRPCProxyClient<AppRouter>({
    links: [httpBatchLink({url, headers: {authorization: 'wrong'}})],
  });
  const rich = createTRPCProxyClient<SuperjsonRouter>({
    links: [httpLink({url: superjsonUrl})],
    transformer: superjson,
  });
  const {stock} = batching;

  const calls: Record<string, () => Promise<unknown>> = {
    query: () => single.stock.count.query({part: 'M8'}),
    'query without input': () => single.stock.list.query(),
    mutation: () => single.stock.take.mutate({part: 'M8', pieces: 4}),
    'mutation without input and result': () => single.stock.close.mutate(),
    'batch of queries': () => Promise.all([stock.list.query(), stock.count.query({part: 'M8'})]),
    'batch of mutations': () =>
      Promise.all([stock.take.mutate({part: 'M6', pieces: 1}), stock.take.mutate({part: 'M8', pieces: 2})]),
    'batch of one': () => stock.list.query(),
    'batch with a failure': () =>
      Promise.allSettled([
        stock.take.mutate({part: 'M6', pieces: 1}),
        stock.take.mutate({part: 'M8', pieces: 99}),
      ]),
    'batch without a context': () =>
      Promise.allSettled([refused.stock.list.query(), refused.stock.count.query({part: 'M8'})]),
    'batch without input': () => fetch(`${url}/stock.list,stock.count?batch=1`),
    error: () => single.stock.take.mutate({part: 'M8', pieces: 99}),
    'invalid input': () => fetch(`${url}/stock.count?input=${encodeURIComponent('{"part":8}')}`),
    'wrong kind': () => fetch(`${url}/stock.take`),
    'invalid JSON': () => fetch(`${url}/stock.take`, {method: 'POST', body: '{"part":'}),
    HEAD: () => fetch(`${url}/stock.list`, {method: 'HEAD'}),
    OPTIONS: () => fetch(`${url}/stock.list`, {method: 'OPTIONS'}),
    'query with superjson': () => rich.deliveries.query({after: new Date('2023-01-06')}),
    'error with superjson': () => rich.refuse.query(),
  };

  const exchanges: Exchange[] = [];
  for (const [name, call] of Object.entries(calls)) {
    await call().catch(() => undefined);
    exchanges.push({name, language: 'http', text: recorder.take()});
  }
  plain.close();
  transforming.close();
  return exchanges;
}

/** Keeps the text of the last request and its response. */
class Recorder {
  #text = '';

  /** Starts the server on a free port, and returns its address. */
  async listen(server: Server): Promise<string> {
    server.prependListener('request', (request, response) => this.#record(request, response));
    await new Promise<void>(resolve => server.listen(0, resolve));
    // A server that listens on a port has an address object, not a pipe's name.
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** The last exchange; forgets it. Throws when there was none. */
  take(): string {
    if (this.#text === '') {
      throw new Error('Nothing was sent.');
    }
    const text = this.#text;
    this.#text = '';
    return text;
  }

  #record(request: IncomingMessage, response: ServerResponse): void {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    const end = response.end.bind(response);
    // ServerResponse.end has three overloads; the server only ever calls it with the body.
    response.end = ((answer?: string) => {
      this.#text = [renderRequest(request, body), renderResponse(response, answer ?? '')].join('\n\n');
      return end(answer);
    }) as typeof response.end;
  }
}

function renderRequest(request: IncomingMessage, body: string): string {
  return renderMessage(`${request.method} ${request.url} HTTP/1.1`, body, {
    host: HOST,
    authorization: request.headers.authorization,
    // fetch invents text/plain for the few requests that the real client doesn't send.
    'content-type': request.headers['content-type']?.replace(/^text\/plain.*$/, 'application/json'),
  });
}

function renderResponse(response: ServerResponse, body: string): string {
  const {statusCode} = response;
  const contentType = response.getHeader('content-type');
  return renderMessage(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, body, {
    'content-type': contentType === undefined ? undefined : String(contentType),
  });
}

function renderMessage(start: string, body: string, headers: Record<string, string | undefined>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return [start, ...lines, ...(body ? ['', renderBody(body)] : [])].join('\n');
}

function renderBody(body: string): string {
  if (body.length <= LONGEST_LINE) {
    return body;
  }
  return JSON.stringify(JSON.parse(body), null, 2);
}
