/** Measurements of the tRPC packages, taken when the site is built. Sizes are in bytes, after minifying and gzip compression. */
export type PackageFacts = {
  /** The version that all measured packages share. */
  version: string;
  /** Number of dependencies of @trpc/server and @trpc/client. */
  dependencies: number;
  /** Number of executables and install scripts in @trpc/server and @trpc/client, such as code generators. */
  commands: number;
  /** Size of a client with `httpBatchLink`. */
  clientSize: number;
  /** Size of a router with the fetch adapter, without a validator. */
  serverSize: number;
  /** The number of bytes that a type import of the router adds to the client. */
  typeSize: number;
  /** Number of requests that the client sent for `calls` simultaneous calls. */
  requests: number;
  calls: number;
};

/** Name of the plugin whose global data is `PackageFacts`. */
export const packageFactsPlugin = 'package-facts';
