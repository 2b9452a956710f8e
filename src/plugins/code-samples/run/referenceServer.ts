import {EventEmitter} from 'node:events';
import http from 'node:http';
import {listenDirectly} from './ports';
import {hasProcedures} from './routers';

type NodeHandler = (req: http.IncomingMessage, res: http.ServerResponse) => unknown;

/** The server behind every port that no sample opened. */
export type ReferenceServerInput = {
  /** Loads a package of the docs version. */
  load: (specifier: string) => unknown;
  /** The page's routers, newest first, then the reference app's. Asked at each request: files of the page may still be evaluated. */
  listRouters: () => Promise<object[]>;
  findCreateContext: () => Promise<unknown>;
  /** An API route of the page for this path. */
  findApiRoute: (pathname: string) => Promise<NodeHandler | undefined>;
};

/** Starts the server and returns its port. It answers under any path (`/trpc/x`, `/api/trpc/x`, `/x`) and over WebSocket. */
export async function startReferenceServer(input: ReferenceServerInput): Promise<number> {
  const server = http.createServer((req, res) => {
    answer(input, req, res).catch((error: unknown) => {
      res.statusCode = 500;
      res.end(String(error));
    });
  });
  acceptSockets(input, server);
  return listenDirectly(server);
}

type Socket = EventEmitter;

/** Gives each WebSocket to the router that has the procedures of its first message. */
function acceptSockets(input: ReferenceServerInput, server: http.Server): void {
  const {WebSocketServer} = input.load('ws') as {WebSocketServer: new (options: object) => EventEmitter}; // the package's own export
  const {applyWSSHandler} = input.load('@trpc/server/adapters/ws') as {
    applyWSSHandler: (options: object) => unknown;
  }; // likewise
  const handlers = new Map<object, EventEmitter>();
  new WebSocketServer({server}).on('connection', (socket: Socket, req: http.IncomingMessage) => {
    socket.once('message', (data: Buffer) => {
      void findRouter(input, readPaths(data)).then(async router => {
        const known = handlers.get(router);
        const handler = known ?? new EventEmitter();
        if (!known) {
          handlers.set(router, handler);
          applyWSSHandler({wss: handler, router, createContext: await input.findCreateContext()});
        }
        handler.emit('connection', socket, req);
        socket.emit('message', data);
      });
    });
  });
}

/** The procedures that a message of a WebSocket asks for. */
function readPaths(data: Buffer): string[] {
  const parsed: unknown = JSON.parse(data.toString());
  return [parsed].flat().flatMap(message => {
    const {params} = message as {params?: {path?: string}}; // a JSON-RPC request
    return params?.path ?? [];
  });
}

async function findRouter(input: ReferenceServerInput, paths: readonly string[]): Promise<object> {
  const routers = await input.listRouters();
  return routers.find(candidate => hasProcedures(candidate, paths)) ?? routers[0] ?? {};
}

async function answer(
  input: ReferenceServerInput,
  req: http.IncomingMessage,
  res: http.ServerResponse,
): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://localhost');
  const route = await input.findApiRoute(url.pathname);
  if (route) {
    await route(req, res);
    return;
  }
  const {pathname} = url;
  const path = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  const router = await findRouter(input, path.split(','));
  const adapter = input.load('@trpc/server/adapters/node-http') as {
    nodeHTTPRequestHandler: (options: object) => unknown;
  }; // the package's own export
  allowAnyOrigin(req, res);
  if (req.method === 'OPTIONS') {
    res.writeHead(204).end();
    return;
  }
  await adapter.nodeHTTPRequestHandler({
    router,
    createContext: await input.findCreateContext(),
    req,
    res,
    path,
  });
}

/** A page of a sample and its server have different origins, as far as the DOM can tell. */
function allowAnyOrigin(req: http.IncomingMessage, res: http.ServerResponse): void {
  res.setHeader('access-control-allow-origin', req.headers.origin ?? '*');
  res.setHeader('access-control-allow-headers', '*');
}
