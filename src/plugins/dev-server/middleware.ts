import type {IncomingMessage, ServerResponse} from 'node:http';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** A connection to a page in a browser. */
export type Client = {readyState: number; send: (message: string) => void};

/** The part of webpack-dev-server that the plugins use. */
export type DevServer = {
  sendMessage: (clients: readonly Client[], type: string, data?: unknown) => void;
  webSocketServer?: {
    clients: readonly Client[];
    implementation: {on: (event: 'connection', listener: (client: Client) => void) => void};
  } | null;
};

/**
 * Returns configuration for a plugin's `configureWebpack` that adds a middleware in front of the dev server's own middlewares. It has to
 * come first because the dev server would respond to every path with the HTML of the site.
 * @param onServer called with the dev server
 */
export function prependMiddleware(
  middleware: Middleware,
  onServer?: (server: DevServer) => void,
): {
  devServer: {setupMiddlewares: (middlewares: Middleware[], server: unknown) => Middleware[]};
} {
  return {
    devServer: {
      setupMiddlewares(middlewares, server) {
        // The configuration of the framework creates this server, so TypeScript doesn't know its type here.
        onServer?.(server as DevServer);
        // The framework and other plugins also define `setupMiddlewares`. Each of these functions receives the same list, and webpack-merge
        // concatenates the lists that they return. The middleware is already in the list, so returning it again would add duplicates.
        middlewares.unshift(middleware);
        return [];
      },
    },
  };
}
