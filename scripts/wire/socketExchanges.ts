import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import type {Exchange} from './exchange';
import {
  applyWSSHandler,
  createTRPCProxyClient,
  createWSClient,
  WebSocket,
  WebSocketServer,
  wsLink,
} from './packages';
import {appRouter, createContext, type AppRouter} from './router';

/** A recorded message. The key says whether the client or the server sent it. */
type Message = {client: unknown} | {server: unknown};

/** The time in which all messages of an exchange have to arrive. */
const timeoutMs = 5000;

/** Connects to a WebSocket server, mostly with the real client, and records the messages in both directions. */
export async function recordSocketExchanges(): Promise<Exchange[]> {
  const wss = new WebSocketServer({port: 0});
  const messages: Message[] = [];
  wss.on('connection', socket => recordMessages(socket, messages));
  const {broadcastReconnectNotification} = applyWSSHandler({
    wss,
    router: appRouter,
    createContext,
  });
  // TypeScript doesn't know that address() returns an object for a server that listens on a port. For a pipe, it returns a string.
  const url = `ws://localhost:${(wss.address() as AddressInfo).port}`;

  const exchanges: Exchange[] = [];
  /** Records an exchange. `call` starts the exchange of `count` messages and returns a function that closes the connection. */
  async function record(name: string, count: number, call: () => Promise<() => void>): Promise<void> {
    const close = await call();
    await waitForMessages(name, count, messages);
    close();
    exchanges.push({name, language: 'json', text: renderMessages(messages.splice(0))});
  }

  await record('socket query', 2, () => callWithClient(url, client => client.task.byId.query({id: 't2'})));
  await record('socket batch', 3, () =>
    callWithClient(url, client =>
      Promise.all([client.user.current.query(), client.task.setDone.mutate({id: 't2', done: true})]),
    ),
  );
  await record('socket error', 2, () =>
    callWithClient(url, client =>
      client.task.create.mutate({title: 'Fix the login page'}).catch(() => undefined),
    ),
  );
  await record('subscription', 5, () =>
    callWithClient(url, async client => {
      const subscription = client.task.onChange.subscribe(undefined, {
        onData: () => subscription.unsubscribe(),
      });
    }),
  );
  await record('subscription that the server ends', 4, () =>
    sendWithoutClient(url, {id: 1, method: 'subscription', params: {path: 'task.onExportProgress'}}),
  );
  await record('socket message with jsonrpc', 2, () =>
    sendWithoutClient(url, {id: 1, jsonrpc: '2.0', method: 'query', params: {path: 'user.current'}}),
  );
  await record('socket message that is no request', 2, () =>
    sendWithoutClient(url, {id: 1, method: 'task.list'}),
  );
  await record('reconnect notification', 1, async () => {
    const socket = await openSocket(url);
    broadcastReconnectNotification();
    return () => socket.close();
  });
  wss.close();
  return exchanges;
}

type Client = ReturnType<typeof createTRPCProxyClient<AppRouter>>;

/** Calls the server with the real client. Returns a function that closes the connection. */
async function callWithClient(url: string, call: (client: Client) => Promise<unknown>): Promise<() => void> {
  // TypeScript doesn't know that the WebSocket class of the package ws has all members that the client uses.
  const browserWebSocket = WebSocket as unknown as NonNullable<
    Parameters<typeof createWSClient>[0]['WebSocket']
  >;
  const client = createWSClient({url, WebSocket: browserWebSocket});
  await call(createTRPCProxyClient<AppRouter>({links: [wsLink({client})]}));
  return () => client.close();
}

/** Sends a message without the real client. Returns a function that closes the connection. */
async function sendWithoutClient(url: string, message: unknown): Promise<() => void> {
  const socket = await openSocket(url);
  socket.send(JSON.stringify(message));
  return () => socket.close();
}

async function openSocket(url: string): Promise<InstanceType<typeof WebSocket>> {
  const socket = new WebSocket(url);
  await new Promise(resolve => socket.once('open', resolve));
  return socket;
}

async function waitForMessages(name: string, count: number, messages: readonly Message[]): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (messages.length < count) {
    if (Date.now() > deadline) {
      throw new Error(
        `${name}: expected ${count} messages in ${timeoutMs} ms, but received ${renderMessages(messages)}`,
      );
    }
    await wait(5);
  }
}

/**
 * Records the messages of a socket. Call this function before the handler adds its listener, so that a request is recorded before its
 * response.
 */
function recordMessages(socket: InstanceType<typeof WebSocket>, messages: Message[]): void {
  socket.on('message', data => messages.push({client: JSON.parse(data.toString())}));
  const send = socket.send.bind(socket);
  socket.send = (data: string) => {
    messages.push({server: JSON.parse(data)});
    send(data);
  };
}

/** Renders the messages as a JSON array with one message on each line. */
function renderMessages(messages: readonly Message[]): string {
  return `[\n${messages.map(message => `  ${renderSpacedJson(message)}`).join(',\n')}\n]`;
}

/** Renders JSON on one line, with spaces inside brackets and after commas and colons. */
function renderSpacedJson(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([[{]) (?=[\]}])/g, '$1');
}
