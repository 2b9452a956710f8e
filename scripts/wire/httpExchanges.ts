import {STATUS_CODES, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Exchange} from './exchange';
import {createHTTPServer, createTRPCProxyClient, httpBatchLink, httpLink, superjson} from './packages';
import {appRouter, createContext, superjsonRouter, type AppRouter, type SuperjsonRouter} from './router';

/** The host that the recorded requests show instead of the actual host and port. */
const shownHost = 'localhost:3000';
/** Bodies with more characters than this are shown as indented JSON. */
const maxLineLength = 100;

/** Sends requests to a standalone server, mostly with the real client, and records each request with its response. */
export async function recordHttpExchanges(): Promise<Exchange[]> {
  const recorder = new Recorder();
  const server = createHTTPServer({router: appRouter, createContext}).server;
  const superjsonServer = createHTTPServer({router: superjsonRouter, createContext}).server;
  const url = await recorder.listen(server);
  const superjsonUrl = await recorder.listen(superjsonServer);

  const client = createTRPCProxyClient<AppRouter>({links: [httpLink({url})]});
  const batchingClient = createTRPCProxyClient<AppRouter>({links: [httpBatchLink({url})]});
  const unauthorizedClient = createTRPCProxyClient<AppRouter>({
    links: [httpBatchLink({url, headers: {authorization: 'Bearer Eve'}})],
  });
  const superjsonClient = createTRPCProxyClient<SuperjsonRouter>({
    links: [httpLink({url: superjsonUrl})],
    transformer: superjson,
  });
  const {task, user} = batchingClient;

  const calls: Record<string, () => Promise<unknown>> = {
    query: () => client.task.byId.query({id: 't2'}),
    'query without input': () => client.user.current.query(),
    mutation: () => client.task.setDone.mutate({id: 't2', done: true}),
    'mutation without input and result': () => client.user.logout.mutate(),
    'batch of queries': () => Promise.all([user.current.query(), task.byId.query({id: 't2'})]),
    'batch of mutations': () =>
      Promise.all([task.setDone.mutate({id: 't2', done: true}), task.setDone.mutate({id: 't3', done: true})]),
    'batch of one': () => user.current.query(),
    'batch with a failure': () =>
      Promise.allSettled([
        task.create.mutate({title: 'Order new badges'}),
        task.create.mutate({title: 'Fix the login page'}),
      ]),
    'batch without a context': () =>
      Promise.allSettled([
        unauthorizedClient.user.current.query(),
        unauthorizedClient.task.byId.query({id: 't2'}),
      ]),
    'batch without input': () => fetch(`${url}/user.current,task.list?batch=1`),
    error: () => client.task.create.mutate({title: 'Fix the login page'}),
    'invalid input': () => fetch(`${url}/task.byId?input=${encodeURIComponent('{"id":2}')}`),
    'wrong kind': () => fetch(`${url}/task.create`),
    'invalid JSON': () => fetch(`${url}/task.create`, {method: 'POST', body: '{"title":'}),
    HEAD: () => fetch(`${url}/task.list`, {method: 'HEAD'}),
    OPTIONS: () => fetch(`${url}/task.list`, {method: 'OPTIONS'}),
    'query with superjson': () => superjsonClient.schedule.dueBefore.query({date: new Date('2023-02-15')}),
    'error with superjson': () => superjsonClient.activity.list.query(),
  };

  const exchanges: Exchange[] = [];
  for (const [name, call] of Object.entries(calls)) {
    await call().catch(() => undefined);
    exchanges.push({name, language: 'http', text: recorder.takeExchange()});
  }
  server.close();
  superjsonServer.close();
  return exchanges;
}

/** Records the last request that one of its servers received, and the response to that request. */
class Recorder {
  #text = '';

  /** Starts the server on a free port and returns its URL. */
  async listen(server: Server): Promise<string> {
    server.prependListener('request', (request, response) => this.#record(request, response));
    await new Promise<void>(resolve => server.listen(0, resolve));
    // TypeScript doesn't know that address() returns an object for a server that listens on a port. For a pipe, it returns a string.
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** Returns the last exchange and removes it. Throws if there is none. */
  takeExchange(): string {
    if (this.#text === '') {
      throw new Error('The call sent no request.');
    }
    const text = this.#text;
    this.#text = '';
    return text;
  }

  #record(request: IncomingMessage, response: ServerResponse): void {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    const end = response.end.bind(response);
    // TypeScript doesn't know that the server only calls the overload of `end` that takes the body.
    response.end = ((responseBody?: string) => {
      this.#text = [renderRequest(request, body), renderResponse(response, responseBody ?? '')].join('\n\n');
      return end(responseBody);
    }) as typeof response.end;
  }
}

function renderRequest(request: IncomingMessage, body: string): string {
  return renderMessage(`${request.method} ${request.url} HTTP/1.1`, body, {
    host: shownHost,
    authorization: request.headers.authorization,
    // fetch sets text/plain for the requests that aren't sent with the real client.
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

function renderMessage(startLine: string, body: string, headers: Record<string, string | undefined>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return [startLine, ...lines, ...(body ? ['', renderBody(body)] : [])].join('\n');
}

function renderBody(body: string): string {
  if (body.length <= maxLineLength) {
    return body;
  }
  return JSON.stringify(JSON.parse(body), null, 2);
}
