import {STATUS_CODES, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Exchange} from './exchange';
import {createHTTPServer, createTRPCProxyClient, httpBatchLink, httpLink, superjson} from './packages';
import {appRouter, createContext, superjsonRouter, type AppRouter, type SuperjsonRouter} from './router';

/** What a page calls the server, whatever port it has here. */
const HOST = 'localhost:3000';
/** Bodies up to this length are shown as they were sent, longer ones indented. */
const LONGEST_LINE = 100;

/** Sends requests to a standalone server, most of them by the real client, and records them with their responses. */
export async function recordHttpExchanges(): Promise<Exchange[]> {
  const recorder = new Recorder();
  const plain = createHTTPServer({router: appRouter, createContext}).server;
  const transforming = createHTTPServer({router: superjsonRouter, createContext}).server;
  const url = await recorder.listen(plain);
  const superjsonUrl = await recorder.listen(transforming);

  const single = createTRPCProxyClient<AppRouter>({links: [httpLink({url})]});
  const batching = createTRPCProxyClient<AppRouter>({links: [httpBatchLink({url})]});
  const refused = createTRPCProxyClient<AppRouter>({
    links: [httpBatchLink({url, headers: {authorization: 'Bearer Eve'}})],
  });
  const rich = createTRPCProxyClient<SuperjsonRouter>({
    links: [httpLink({url: superjsonUrl})],
    transformer: superjson,
  });
  const {task, user} = batching;

  const calls: Record<string, () => Promise<unknown>> = {
    query: () => single.task.byId.query({id: 't2'}),
    'query without input': () => single.user.current.query(),
    mutation: () => single.task.setDone.mutate({id: 't2', done: true}),
    'mutation without input and result': () => single.user.logout.mutate(),
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
      Promise.allSettled([refused.user.current.query(), refused.task.byId.query({id: 't2'})]),
    'batch without input': () => fetch(`${url}/user.current,task.list?batch=1`),
    error: () => single.task.create.mutate({title: 'Fix the login page'}),
    'invalid input': () => fetch(`${url}/task.byId?input=${encodeURIComponent('{"id":2}')}`),
    'wrong kind': () => fetch(`${url}/task.create`),
    'invalid JSON': () => fetch(`${url}/task.create`, {method: 'POST', body: '{"title":'}),
    HEAD: () => fetch(`${url}/task.list`, {method: 'HEAD'}),
    OPTIONS: () => fetch(`${url}/task.list`, {method: 'OPTIONS'}),
    'query with superjson': () => rich.schedule.dueBefore.query({date: new Date('2023-02-15')}),
    'error with superjson': () => rich.activity.list.query(),
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
