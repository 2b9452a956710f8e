import type {IncomingMessage, ServerResponse} from 'node:http';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** What a plugin's `configureWebpack` returns to have a middleware first in the dev server, which answers every path with the page. */
export function putMiddlewareFirst(middleware: Middleware): {
  devServer: {setupMiddlewares: (middlewares: Middleware[]) => Middleware[]};
} {
  return {
    devServer: {
      setupMiddlewares(middlewares) {
        // The framework and other plugins have such functions too. What they return is joined: the list that all were given, once.
        middlewares.unshift(middleware);
        return [];
      },
    },
  };
}
