import type {IncomingMessage, ServerResponse} from 'node:http';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Returns configuration for a plugin's `configureWebpack` that puts a middleware before the dev server's own. The middleware has to come
 * first because the dev server responds to every path with the HTML of the site.
 */
export function prependMiddleware(middleware: Middleware): {
  devServer: {setupMiddlewares: (middlewares: Middleware[]) => Middleware[]};
} {
  return {
    devServer: {
      setupMiddlewares(middlewares) {
        // The framework and other plugins define this function too. All these functions receive the same list, and webpack-merge
        // concatenates what they return. Returning [] avoids duplicates.
        middlewares.unshift(middleware);
        return [];
      },
    },
  };
}
