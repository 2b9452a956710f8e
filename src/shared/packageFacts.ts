/** What was measured on the toolkit's packages when the site was built. Sizes are bytes: minified, gzip. */
export type PackageFacts = {
  /** The version of all packages. */
  version: string;
  /** Packages that @trpc/server and @trpc/client bring along. */
  dependencies: number;
  /** Programs and install scripts that the two packages have: what would have to run before code compiles. */
  commands: number;
  /** A client with `httpBatchLink`, as a page downloads it. */
  clientSize: number;
  /** A router with the adapter for fetch, without a validator. */
  serverSize: number;
  /** What the import of the router's type adds to the client. */
  typeSize: number;
  /** Requests that the client sent for `calls` calls made together. */
  requests: number;
  calls: number;
};

/** Name of the plugin that measures, and of its data. */
export const packageFactsPlugin = 'package-facts';
