// Replaces the package `ws` and the browser's WebSocket in the sandbox. Both ends of a connection are in the same frame.
import { EventEmitter } from './events';
import { IncomingMessage, type Server } from './http';

const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** The WebSocket servers by port. */
const servers = new Map<number, WebSocketServer>();
/** Starts the servers of the project when a client connects before they run. */
let startServers: (port: number) => Promise<void> = () => Promise.resolve();

export function onMissingServer(start: typeof startServers): void {
  startServers = start;
}

export function hasWebSocketServer(port: number): boolean {
  return findWebSocketServer(port) !== undefined;
}

function findWebSocketServer(port: number): WebSocketServer | undefined {
  return servers.get(port) ?? attached.find(({ httpServer }) => httpServer?.address()?.port === port);
}

/** Servers that share the port of an HTTP server. */
const attached: WebSocketServer[] = [];

export class WebSocketServer extends EventEmitter {
  readonly clients = new Set<ServerSocket>();
  readonly httpServer: Server | undefined;
  readonly #port: number | undefined;

  constructor({ port, server }: { port?: number; server?: Server } = {}, callback?: () => void) {
    super();
    this.httpServer = server;
    this.#port = port;
    if (port !== undefined) {
      servers.set(port, this);
    } else if (server) {
      attached.push(this);
    }
    queueMicrotask(() => {
      this.emit('listening');
      callback?.();
    });
  }

  address(): { port: number | undefined } {
    return { port: this.#port ?? this.httpServer?.address()?.port };
  }

  close(callback?: () => void): void {
    if (this.#port !== undefined) {
      servers.delete(this.#port);
    }
    if (attached.includes(this)) {
      attached.splice(attached.indexOf(this), 1);
    }
    queueMicrotask(() => {
      this.emit('close');
      callback?.();
    });
  }
}

/** The server's end of a connection. */
class ServerSocket extends EventEmitter {
  readonly CONNECTING = CONNECTING;
  readonly OPEN = OPEN;
  readonly CLOSING = CLOSING;
  readonly CLOSED = CLOSED;
  readyState = OPEN;
  readonly #client: WebSocket;

  constructor(client: WebSocket) {
    super();
    this.#client = client;
  }

  send(data: unknown): void {
    queueMicrotask(() => this.#client.receive(String(data)));
  }

  close(code = 1000): void {
    this.#client.finish(code);
  }

  terminate(): void {
    this.close(1006);
  }

  ping(): void {
    queueMicrotask(() => this.emit('pong'));
  }
}

type EventHandler = ((event: Event) => void) | null;

/** The client's end of a connection. */
export class WebSocket extends EventTarget {
  static readonly CONNECTING = CONNECTING;
  static readonly OPEN = OPEN;
  static readonly CLOSING = CLOSING;
  static readonly CLOSED = CLOSED;
  static readonly Server = WebSocketServer;
  static readonly WebSocketServer = WebSocketServer;
  readonly CONNECTING = CONNECTING;
  readonly OPEN = OPEN;
  readonly CLOSING = CLOSING;
  readonly CLOSED = CLOSED;
  readyState = CONNECTING;
  onopen: EventHandler = null;
  onmessage: EventHandler = null;
  onclose: EventHandler = null;
  onerror: EventHandler = null;
  readonly url: string;
  #server: ServerSocket | undefined;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    for (const type of ['open', 'message', 'close', 'error'] as const) {
      this.addEventListener(type, event => this[`on${type}`]?.(event));
    }
    void this.#connect(new URL(this.url));
  }

  async #connect(url: URL): Promise<void> {
    const port = Number(url.port || 80);
    if (!hasWebSocketServer(port)) {
      await startServers(port);
    }
    await new Promise(resolve => setTimeout(resolve));
    const server = findWebSocketServer(port);
    if (!server) {
      this.dispatchEvent(new Event('error'));
      this.finish(1006);
      return;
    }
    if (this.readyState !== CONNECTING) {
      return;
    }
    const req = new IncomingMessage();
    req.url = url.pathname + url.search;
    req.headers = { host: url.host, upgrade: 'websocket' };
    const socket = new ServerSocket(this);
    this.#server = socket;
    server.clients.add(socket);
    socket.once('close', () => void server.clients.delete(socket));
    this.readyState = OPEN;
    server.emit('connection', socket, req);
    this.dispatchEvent(new Event('open'));
  }

  send(data: string): void {
    const text = new TextEncoder().encode(data);
    queueMicrotask(() => this.#server?.emit('message', Object.assign(text, { toString: () => data })));
  }

  close(code = 1000): void {
    this.finish(code);
  }

  /** Dispatches a message of the server. */
  receive(data: string): void {
    if (this.readyState === OPEN) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  /** Closes both ends. */
  finish(code: number): void {
    if (this.readyState === CLOSED) {
      return;
    }
    this.readyState = CLOSED;
    if (this.#server) {
      this.#server.readyState = CLOSED;
    }
    setTimeout(() => {
      this.#server?.emit('close', code);
      this.dispatchEvent(new CloseEvent('close', { code }));
    });
  }
}

export { WebSocketServer as Server };
export default WebSocket;
