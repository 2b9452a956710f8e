import {EventEmitter} from 'node:events';
import http from 'node:http';
import {listenOnFreePort} from './ports';
import {hasProcedures} from './routers';

type NodeHandler = (req: http.IncomingMessage, res: http.ServerResponse) => unknown;

/**
 * Determines how the reference server handles requests. This server receives all requests to ports that no sample has opened. It handles
 * them with the code of the page or of the reference app, a complete tRPC app whose files samples can import.
 */
export type Backend = {
  /** Loads a package of the docs version. */
  load: (specifier: string) => unknown;
  /**
   * Lists the page's routers (newest first) and, after them, the routers of the reference app. Called for each request, because the list can
   * grow while files are evaluated.
   */
  listRouters: () => Promise<object[]>;
  /** Returns the `createContext` function of the page or of the reference app. */
  findCreateContext: () => Promise<unknown>;
  /** Returns the page's API route for a path, or undefined if the page has none. */
  findApiRoute: (pathname: string) => Promise<NodeHandler | undefined>;
};

/** Starts the reference server and returns its port. The server accepts WebSockets, and requests with any path prefix (`/trpc/x`, `/x`). */
export async function startReferenceServer(backend: Backend): Promise<number> {
  const server = http.createServer((req, res) => {
    handleRequest(backend, req, res).catch((error: unknown) => {
      res.statusCode = 500;
      res.end(String(error));
    });
  });
  handleWebSockets(backend, server);
  return listenOnFreePort(server);
}

type Socket = EventEmitter;

/** Connects each WebSocket to the router that has the procedures in the first message. */
function handleWebSockets(backend: Backend, server: http.Server): void {
  // TypeScript doesn't know what the loaded packages export.
  const {WebSocketServer} = backend.load('ws') as {WebSocketServer: new (options: object) => EventEmitter};
  const {applyWSSHandler} = backend.load('@trpc/server/adapters/ws') as {
    applyWSSHandler: (options: object) => unknown;
  };
  const handlers = new Map<object, EventEmitter>();
  new WebSocketServer({server}).on('connection', (socket: Socket, req: http.IncomingMessage) => {
    socket.once('message', (data: Buffer) => {
      void findRouter(backend, readPaths(data)).then(async router => {
        const existing = handlers.get(router);
        const handler = existing ?? new EventEmitter();
        if (!existing) {
          handlers.set(router, handler);
          applyWSSHandler({wss: handler, router, createContext: await backend.findCreateContext()});
        }
        handler.emit('connection', socket, req);
        socket.emit('message', data);
      });
    });
  });
}

/** Reads the paths of the procedures that a WebSocket message calls. */
function readPaths(data: Buffer): string[] {
  const parsed: unknown = JSON.parse(data.toString());
  return [parsed].flat().flatMap(message => {
    // TypeScript doesn't know that each message is a JSON-RPC request.
    const {params} = message as {params?: {path?: string}};
    return params?.path ?? [];
  });
}

async function findRouter(backend: Backend, paths: readonly string[]): Promise<object> {
  const routers = await backend.listRouters();
  return routers.find(candidate => hasProcedures(candidate, paths)) ?? routers[0] ?? {};
}

async function handleRequest(
  backend: Backend,
  req: http.IncomingMessage,
  res: http.ServerResponse,
): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://localhost');
  const route = await backend.findApiRoute(url.pathname);
  if (route) {
    await route(req, res);
    return;
  }
  const {pathname} = url;
  const path = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  const router = await findRouter(backend, path.split(','));
  // TypeScript doesn't know what the loaded package exports.
  const adapter = backend.load('@trpc/server/adapters/node-http') as {
    nodeHTTPRequestHandler: (options: object) => unknown;
  };
  allowAnyOrigin(req, res);
  if (req.method === 'OPTIONS') {
    res.writeHead(204).end();
    return;
  }
  await adapter.nodeHTTPRequestHandler({
    router,
    createContext: await backend.findCreateContext(),
    req,
    res,
    path,
  });
}

/** Adds CORS headers, because the page in the DOM and this server have different origins. */
function allowAnyOrigin(req: http.IncomingMessage, res: http.ServerResponse): void {
  res.setHeader('access-control-allow-origin', req.headers.origin ?? '*');
  res.setHeader('access-control-allow-headers', '*');
}
