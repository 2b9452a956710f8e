import type {IncomingMessage, ServerResponse} from 'node:http';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Returns configuration for a plugin's `configureWebpack` that adds a middleware in front of the dev server's own middlewares. It has to
 * come first because the dev server would respond to every path with the HTML of the site.
 * @param onServer called with the dev server
 */
export function prependMiddleware(
  middleware: Middleware,
  onServer?: (server: unknown) => void,
): {
  devServer: {setupMiddlewares: (middlewares: Middleware[], server: unknown) => Middleware[]};
} {
  return {
    devServer: {
      setupMiddlewares(middlewares, server) {
        onServer?.(server);
        // The framework and other plugins also define `setupMiddlewares`. Each of these functions receives the same list, and webpack-merge
        // concatenates the lists that they return. The middleware is already in the list, so returning it again would add duplicates.
        middlewares.unshift(middleware);
        return [];
      },
    },
  };
}
