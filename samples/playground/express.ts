// Replaces Express in the sandbox, with the parts that samples use: middlewares, routes and JSON bodies.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from './http';

type Request = IncomingMessage & {
  path: string;
  originalUrl: string;
  baseUrl: string;
  query: Record<string, string>;
  params: Record<string, string>;
  body?: unknown;
  get: (name: string) => string | undefined;
  header: (name: string) => string | undefined;
};
type Response = ServerResponse & {
  status: (code: number) => Response;
  json: (value: unknown) => Response;
  send: (value: unknown) => Response;
  sendStatus: (code: number) => Response;
  set: (name: string, value: string) => Response;
  header: (name: string, value: string) => Response;
  locals: Record<string, unknown>;
};
type Next = (error?: unknown) => void;
type Handler = ((...values: unknown[]) => unknown) & { handle?: Handler };
type Layer = { method: string | undefined; path: string; isPrefix: boolean; handler: Handler };

const methods = ['get', 'post', 'put', 'patch', 'delete', 'options', 'all'] as const;

function createRouter(): Handler & Record<string, unknown> {
  const layers: Layer[] = [];
  const add = (method: string | undefined, isPrefix: boolean, values: unknown[]) => {
    const [first, ...rest] = values;
    const path = typeof first === 'string' ? first : '/';
    for (const handler of (typeof first === 'string' ? rest : values).flat()) {
      // TypeScript doesn't know that the other values are handlers.
      layers.push({ method, path, isPrefix, handler: handler as Handler });
    }
  };
  const handle = (req: Request, res: Response, done: Next) => {
    let index = 0;
    const next: Next = error => {
      const layer = layers[index++];
      if (!layer) {
        done(error);
        return;
      }
      const match = matchPath(layer, req.path);
      if (!match || (layer.method !== undefined && layer.method !== req.method.toLowerCase())) {
        next(error);
        return;
      }
      const isErrorHandler = layer.handler.length === 4;
      if ((error !== undefined) !== isErrorHandler) {
        next(error);
        return;
      }
      const { url, baseUrl } = req;
      const restore: Next = result => {
        setUrl(req, url, baseUrl);
        next(result);
      };
      Object.assign(req.params, match.params);
      if (layer.isPrefix && match.length > 0) {
        const rest = url.slice(match.length);
        setUrl(req, rest.startsWith('/') ? rest : `/${rest}`, baseUrl + url.slice(0, match.length));
      }
      try {
        const result = isErrorHandler
          ? layer.handler(error, req, res, restore)
          : layer.handler(req, res, restore);
        if (result instanceof Promise) {
          result.catch(restore);
        }
      } catch (thrown) {
        restore(thrown);
      }
    };
    next();
  };
  const router = Object.assign((...values: unknown[]) => {
    const [req, res, next] = values as [Request, Response, Next];
    handle(req, res, next);
  }, {});
  return Object.assign(router, {
    use: (...values: unknown[]) => {
      add(undefined, true, values);
      return router;
    },
    ...Object.fromEntries(
      methods.map(method => [
        method,
        (...values: unknown[]) => {
          add(method === 'all' ? undefined : method, false, values);
          return router;
        },
      ]),
    ),
  }) as Handler & Record<string, unknown>;
}

function setUrl(req: Request, url: string, baseUrl: string): void {
  const parsed = new URL(url, 'http://localhost');
  Object.assign(req, {
    url,
    baseUrl,
    path: parsed.pathname,
    query: Object.fromEntries(parsed.searchParams),
  });
}

function matchPath(
  { path, isPrefix }: Layer,
  pathname: string,
): { length: number; params: Record<string, string> } | undefined {
  if (path === '/' && isPrefix) {
    return { length: 0, params: {} };
  }
  const names: string[] = [];
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:(\w+)/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
  const match = new RegExp(`^${pattern}${isPrefix ? '(?=/|$)' : '/?$'}`).exec(pathname);
  return (
    (match && {
      length: match[0].length,
      params: Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
      ),
    }) ??
    undefined
  );
}

function express(): Handler & Record<string, unknown> {
  const router = createRouter();
  const handle = (req: IncomingMessage, res: ServerResponse) => {
    const request = extendRequest(req);
    const response = extendResponse(res);
    router(request, response, (error?: unknown) => {
      if (!res.writableEnded) {
        res.statusCode = error === undefined ? 404 : 500;
        res.end(error === undefined ? `Cannot ${req.method} ${req.url}` : String(error));
      }
    });
  };
  const app = Object.assign((...values: unknown[]) => {
    const [req, res, next] = values as [IncomingMessage, ServerResponse, Next | undefined];
    if (next) {
      router(req, res, next);
    } else {
      handle(req, res);
    }
  }, router);
  return Object.assign(app, {
    listen: (...values: unknown[]): Server => createServer(app).listen(...values),
    set: () => app,
    disable: () => app,
    enable: () => app,
    locals: {},
  }) as unknown as Handler & Record<string, unknown>;
}

function extendRequest(req: IncomingMessage): Request {
  const readHeader = (name: string) => req.headers[name.toLowerCase()];
  const request = Object.assign(req, {
    originalUrl: req.url,
    params: {},
    get: readHeader,
    header: readHeader,
  }) as unknown as Request;
  setUrl(request, req.url, '');
  return request;
}

function extendResponse(res: ServerResponse): Response {
  const response = Object.assign(res, { locals: {} }) as unknown as Response;
  const setHeader = (name: string, value: string) => {
    res.setHeader(name, value);
    return response;
  };
  return Object.assign(response, {
    set: setHeader,
    header: setHeader,
    status: (code: number) => {
      res.statusCode = code;
      return response;
    },
    json: (value: unknown) => {
      res.setHeader('content-type', 'application/json; charset=utf-8');
      res.end(JSON.stringify(value));
      return response;
    },
    send: (value: unknown) => {
      if (typeof value === 'object' && value !== null) {
        return response.json(value);
      }
      res.end(value);
      return response;
    },
    sendStatus: (code: number) => {
      res.statusCode = code;
      res.end(String(code));
      return response;
    },
  });
}

type BodyOptions = { type?: string | readonly string[] };

/** Reads the body of a request. By default, only bodies with the given content type are read. */
function readBody({ type }: BodyOptions, defaultType: string, parse: (text: string) => unknown): Handler {
  const types = [type ?? defaultType].flat().map(name => name.replace(/\*.*$/, ''));
  return (...values: unknown[]) => {
    const [req, , next] = values as [Request, Response, Next];
    if (!types.some(name => req.headers['content-type']?.includes(name))) {
      next();
      return;
    }
    let text = '';
    req.on('data', chunk => {
      text += String(chunk);
    });
    req.on('end', () => {
      try {
        req.body = parse(text);
        next();
      } catch (error) {
        next(error);
      }
    });
  };
}

const readJson = (options: BodyOptions = {}) =>
  readBody(options, 'json', text => (text === '' ? {} : (JSON.parse(text) as unknown)));
const readText = (options: BodyOptions = {}) => readBody(options, 'text/plain', text => text);

const pass: () => Handler =
  () =>
  (...values: unknown[]) =>
    (values[2] as Next)();

export default Object.assign(express, {
  Router: createRouter,
  json: readJson,
  text: readText,
  urlencoded: pass,
  static: pass,
});
export { createRouter as Router, readJson as json, readText as text };
