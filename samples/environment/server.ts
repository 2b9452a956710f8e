import { EventEmitter } from 'node:events';
import http from 'node:http';
import type { SampleRun } from '../../src/plugins/code-samples/run/environment';
import { matchApiRoute } from './apiRoutes';
import { createApiHandler, type NodeHandler } from './nextPages';
import { hasProcedures, listRouters } from './routers';

/**
 * Creates the reference server, which receives all requests to ports that no sample has opened. It handles them with the code of the page
 * or of the reference app, a complete tRPC app whose files samples can import. It accepts WebSockets, and requests with any path prefix
 * (`/trpc/x`, `/x`). If a request needs a file of the page that hasn't been evaluated yet, the file is evaluated early.
 */
export function createReferenceServer(run: SampleRun): http.Server {
  const server = http.createServer((req, res) => {
    handleRequest(run, req, res).catch((error: unknown) => {
      res.statusCode = 500;
      res.end(String(error));
    });
  });
  handleWebSockets(run, server);
  return server;
}

type Socket = EventEmitter;

/** Connects each WebSocket to the router that has the procedures in the first message. */
function handleWebSockets(run: SampleRun, server: http.Server): void {
  // TypeScript doesn't know what the loaded packages export.
  const { WebSocketServer } = run.load('ws') as { WebSocketServer: new (options: object) => EventEmitter };
  const { applyWSSHandler } = run.load('@trpc/server/adapters/ws') as {
    applyWSSHandler: (options: object) => unknown;
  };
  const handlers = new Map<object, EventEmitter>();
  new WebSocketServer({ server }).on('connection', (socket: Socket, req: http.IncomingMessage) => {
    socket.once('message', (data: Buffer) => {
      void findRouter(run, readPaths(data)).then(async router => {
        const existing = handlers.get(router);
        const handler = existing ?? new EventEmitter();
        if (!existing) {
          handlers.set(router, handler);
          applyWSSHandler({ wss: handler, router, createContext: await findCreateContext(run) });
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
    const { params } = message as { params?: { path?: string } };
    return params?.path ?? [];
  });
}

async function findRouter(run: SampleRun, paths: readonly string[]): Promise<object> {
  const routers = await listRouters(run);
  return routers.find(candidate => hasProcedures(candidate, paths)) ?? routers[0] ?? {};
}

/** Returns the `createContext` function of the page or of the reference app. */
async function findCreateContext(run: SampleRun): Promise<unknown> {
  const pageCreateContext = run
    .listEvaluated()
    .map(({ exports }) => exports['createContext'])
    .find(exported => typeof exported === 'function');
  return pageCreateContext ?? (await run.loadApp())['createContext'];
}

/** Returns the page's API route for a path, or undefined if the page has none. */
async function findApiRoute(run: SampleRun, pathname: string): Promise<NodeHandler | undefined> {
  await run.evaluateEarly(path => matchApiRoute(path, pathname) !== undefined);
  for (const { path, exports } of run.listEvaluated()) {
    const query = matchApiRoute(path, pathname);
    if (query && typeof exports['default'] === 'function') {
      return createApiHandler(run.load, exports, query);
    }
  }
  return undefined;
}

async function handleRequest(
  run: SampleRun,
  req: http.IncomingMessage,
  res: http.ServerResponse,
): Promise<void> {
  const { pathname } = new URL(req.url ?? '/', 'http://localhost');
  const route = await findApiRoute(run, pathname);
  if (route) {
    await route(req, res);
    return;
  }
  const path = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  const router = await findRouter(run, path.split(','));
  // TypeScript doesn't know what the loaded package exports.
  const adapter = run.load('@trpc/server/adapters/node-http') as {
    nodeHTTPRequestHandler: (options: object) => unknown;
  };
  allowAnyOrigin(req, res);
  if (req.method === 'OPTIONS') {
    res.writeHead(204).end();
    return;
  }
  await adapter.nodeHTTPRequestHandler({
    router,
    createContext: await findCreateContext(run),
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
