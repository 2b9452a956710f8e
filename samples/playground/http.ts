// Replaces Node's module `http` in the sandbox. Its servers handle the requests that code in the same frame sends with `fetch`.
import { EventEmitter } from './events';

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

/** A request as a server sees it. */
export class IncomingMessage extends EventEmitter {
  method = 'GET';
  url = '/';
  headers: Record<string, string> = {};
  httpVersion = '1.1';
  complete = true;
  aborted = false;
  readonly socket = {
    remoteAddress: '127.0.0.1',
    encrypted: false,
    destroy: () => undefined,
    setTimeout: () => undefined,
  };
  readonly connection = this.socket;

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const chunks: string[] = [];
    await new Promise(resolve => this.on('data', chunk => chunks.push(String(chunk))).on('end', resolve));
    yield new TextEncoder().encode(chunks.join(''));
  }

  setEncoding(): this {
    return this;
  }

  resume(): this {
    return this;
  }
}

/** A response as a server writes it. */
export class ServerResponse extends EventEmitter {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  writableEnded = false;
  readonly #headers = new Map<string, string | string[]>();
  #body = '';
  readonly #onEnd: (body: string) => void;

  constructor(onEnd: (body: string) => void) {
    super();
    this.#onEnd = onEnd;
  }

  get finished(): boolean {
    return this.writableEnded;
  }

  setHeader(name: string, value: string | number | readonly string[]): this {
    this.#headers.set(name.toLowerCase(), Array.isArray(value) ? value.map(String) : String(value));
    return this;
  }

  appendHeader(name: string, value: string): this {
    const earlier = this.#headers.get(name.toLowerCase());
    return this.setHeader(name, earlier === undefined ? value : [...[earlier].flat(), value]);
  }

  getHeader(name: string): string | string[] | undefined {
    return this.#headers.get(name.toLowerCase());
  }

  getHeaders(): Record<string, string | string[]> {
    return Object.fromEntries(this.#headers);
  }

  hasHeader(name: string): boolean {
    return this.#headers.has(name.toLowerCase());
  }

  removeHeader(name: string): void {
    this.#headers.delete(name.toLowerCase());
  }

  writeHead(status: number, headers?: object | string): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(typeof headers === 'object' ? headers : {})) {
      this.setHeader(name, value as string);
    }
    return this;
  }

  flushHeaders(): void {
    this.headersSent = true;
  }

  write(chunk: unknown): boolean {
    this.headersSent = true;
    this.#body += decode(chunk);
    return true;
  }

  end(chunk?: unknown, callback?: unknown): this {
    if (this.writableEnded) {
      return this;
    }
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') {
      this.#body += decode(chunk);
    }
    this.headersSent = true;
    this.writableEnded = true;
    this.#onEnd(this.#body);
    this.emit('finish');
    this.emit('close');
    if (typeof callback === 'function') {
      callback();
    }
    return this;
  }
}

function decode(chunk: unknown): string {
  return chunk instanceof Uint8Array ? new TextDecoder().decode(chunk) : String(chunk);
}

/** The servers that are listening, by port. */
const servers = new Map<number, Server>();
let nextPort = 49_152;

export class Server extends EventEmitter {
  #port: number | undefined;

  constructor(handler?: Handler) {
    super();
    if (handler) {
      this.on('request', (req, res) => void handler(req as IncomingMessage, res as ServerResponse));
    }
  }

  get listening(): boolean {
    return this.#port !== undefined;
  }

  listen(...options: unknown[]): this {
    const [first] = options;
    const requested =
      typeof first === 'object' && first !== null ? Number(Reflect.get(first, 'port')) : Number(first ?? 0);
    const port = Number.isInteger(requested) && requested > 0 ? requested : nextPort++;
    if (servers.has(port)) {
      const error = new Error(`listen EADDRINUSE: address already in use :::${port}`);
      queueMicrotask(() => this.emit('error', Object.assign(error, { code: 'EADDRINUSE', port })));
      return this;
    }
    this.#port = port;
    servers.set(port, this);
    const callback = options.find(option => typeof option === 'function') as (() => void) | undefined;
    queueMicrotask(() => {
      this.emit('listening');
      callback?.();
    });
    return this;
  }

  address(): { port: number; address: string; family: string } | null {
    return this.#port === undefined ? null : { port: this.#port, address: '::', family: 'IPv6' };
  }

  close(callback?: () => void): this {
    if (this.#port !== undefined) {
      servers.delete(this.#port);
      this.#port = undefined;
    }
    queueMicrotask(() => {
      this.emit('close');
      callback?.();
    });
    return this;
  }

  closeAllConnections(): void {
    // Requests in the frame have no connections.
  }

  unref(): this {
    return this;
  }

  ref(): this {
    return this;
  }
}

export function createServer(...options: unknown[]): Server {
  return new Server(options.find(option => typeof option === 'function') as Handler | undefined);
}

export function findServer(port: number): Server | undefined {
  return servers.get(port);
}

export const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
export const STATUS_CODES = { 200: 'OK', 204: 'No Content', 404: 'Not Found', 500: 'Internal Server Error' };

export default { createServer, Server, IncomingMessage, ServerResponse, METHODS, STATUS_CODES };
