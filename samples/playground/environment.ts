// Provides the environment in which projects run in the reader's browser: the servers of the project handle the requests of its clients.
import { startsServer } from '../../src/shared/programs';
import { matchApiRoute } from '../environment/apiRoutes';
import { hasProcedures } from '../environment/routers';
import type {
  Environment,
  Exports,
  SandboxRun,
} from '../../src/plugins/playground-sandbox/client/environment';
import type { IncomingMessage, ServerResponse } from './http';
import { createFetch } from './network';
import { createPreview } from './preview';
import { hasWebSocketServer, onMissingServer, WebSocket, WebSocketServer } from './ws';

/** The functions of a version's packages that handle requests. */
export type Handlers = {
  handleHttp: (options: {
    router: object;
    createContext: unknown;
    req: IncomingMessage;
    res: ServerResponse;
    path: string;
  }) => Promise<void>;
  handleWebSockets: (options: { wss: WebSocketServer; router: object; createContext: unknown }) => unknown;
};

/** Files that create a router. */
const createsRouter = /\brouter\)?\(|\bmergeRouters\)?\(/;

export function createSampleEnvironment(run: SandboxRun, handlers: Handlers): Environment {
  const startServers = () => run.evaluateEarly(({ code }) => startsServer.test(code));
  const handleOther = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(req.url, 'http://localhost');
    await run.evaluateEarly(({ path }) => matchApiRoute(path, pathname) !== undefined);
    for (const { path, exports } of run.listEvaluated()) {
      const query = matchApiRoute(path, pathname);
      const handle = exports['default'];
      if (query && typeof handle === 'function') {
        await handle(
          Object.assign(req, { query: { ...Object.fromEntries(searchParams), ...query } }),
          extendResponse(res),
        );
        return;
      }
    }
    const path = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
    const routers = await listRouters(run);
    const router = routers.find(candidate => hasProcedures(candidate, path.split(','))) ?? routers[0];
    if (!router) {
      throw new TypeError('fetch failed: no server of this project is listening on this port');
    }
    await handlers.handleHttp({ router, createContext: await findCreateContext(run), req, res, path });
  };
  onMissingServer(async port => {
    await startServers();
    const [router] = hasWebSocketServer(port) ? [] : await listRouters(run);
    if (router) {
      const wss = new WebSocketServer({ port });
      handlers.handleWebSockets({ wss, router, createContext: await findCreateContext(run) });
    }
  });
  const { wrapPackage, showPreview } = createPreview(run);
  return {
    globals: {
      fetch: createFetch(run, startServers, handleOther),
      WebSocket,
      global: globalThis,
      process: createProcess(),
      setImmediate: (callback: () => void) => setTimeout(callback),
      clearImmediate: (id: number) => clearTimeout(id),
      get Buffer() {
        // Some packages check whether there is a `Buffer`, and work without it.
        return run.has('node:buffer') ? (run.load('node:buffer') as Exports)['Buffer'] : undefined;
      },
    },
    wrapPackage,
    showPreview,
  };
}

/** Lists the routers that the project exports, the largest one first. */
async function listRouters(run: SandboxRun): Promise<object[]> {
  await run.evaluateEarly(({ code }) => createsRouter.test(code));
  return run
    .listEvaluated()
    .flatMap(({ exports }) => Object.values(exports))
    .filter(isRouter)
    .sort((a, b) => countProcedures(b) - countProcedures(a));
}

function isRouter(value: unknown): value is object {
  const definition: unknown =
    (typeof value === 'object' || typeof value === 'function') && value !== null
      ? Reflect.get(value, '_def')
      : undefined;
  return typeof definition === 'object' && definition !== null && 'queries' in definition;
}

function countProcedures(router: object): number {
  const { queries, mutations, subscriptions } = Reflect.get(router, '_def') as Record<string, object>;
  return [queries, mutations, subscriptions].reduce((sum, part) => sum + Object.keys(part ?? {}).length, 0);
}

/** Returns the function `createContext` that the project exports. */
async function findCreateContext(run: SandboxRun): Promise<unknown> {
  const name = 'createContext';
  await run.evaluateEarly(({ code }) => code.includes(`exports.${name} =`));
  return run.listEvaluated().find(({ exports }) => exports[name] !== undefined)?.exports[name];
}

/** Adds the functions that Next.js adds to the responses of API routes. */
function extendResponse(res: ServerResponse): object {
  const extended: Exports = Object.assign(res, {
    status: (code: number) => {
      res.statusCode = code;
      return extended;
    },
    json: (value: unknown) => {
      res.setHeader('content-type', 'application/json; charset=utf-8');
      res.end(JSON.stringify(value));
    },
    send: (value: unknown) => res.end(value),
  }) as unknown as Exports;
  return extended;
}

/** Creates the part of Node's `process` that samples use. */
function createProcess(): object {
  const process: object = {
    // Responses contain no stack traces in production.
    env: { NODE_ENV: 'production' },
    argv: ['node', 'main'],
    platform: 'browser',
    cwd: () => '/',
    uptime: () => performance.now() / 1000,
    memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0 }),
    nextTick: (callback: (...values: unknown[]) => void, ...values: unknown[]) =>
      queueMicrotask(() => callback(...values)),
    on: () => process,
    once: () => process,
    off: () => process,
    exit: () => undefined,
    stdout: { write: (text: string) => console.log(text.replace(/\n$/, '')) },
  };
  return process;
}
