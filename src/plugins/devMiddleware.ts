import type {IncomingMessage, ServerResponse} from 'node:http';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Returns configuration for a plugin's `configureWebpack` that puts a middleware before those of the dev server. It has to come first
 * because the dev server responds to every path with the HTML of the site.
 */
export function prependMiddleware(middleware: Middleware): {
  devServer: {setupMiddlewares: (middlewares: Middleware[]) => Middleware[]};
} {
  return {
    devServer: {
      setupMiddlewares(middlewares) {
        // The framework and other plugins define this function too, and webpack-merge concatenates the results. All of them receive the
        // same list, so return [] to avoid duplicates.
        middlewares.unshift(middleware);
        return [];
      },
    },
  };
}
