import type {Plugin} from '@docusaurus/types';

/** The parts of the bundler that are used here and in the plugins that read its chunks. */
export type Compilation = {chunks: Iterable<Chunk>};

type Compiler = {
  hooks: {afterEmit: {tap: (name: string, callback: (compilation: Compilation) => void) => void}};
};

type Chunk = {files: Iterable<string>; groupsIterable: Iterable<ChunkGroup>};

/** Chunks that are loaded together, because a module imports another one. An initial group belongs to an entry. */
type ChunkGroup = {isInitial: () => boolean; origins: Iterable<Origin>};

type Origin = {request?: string; module?: {resource?: string} | null};

/** Returns a plugin's `configureWebpack`, which calls `read` when the bundler has written the files for browsers in a production build. */
export function afterBundling(
  plugin: string,
  read: (compilation: Compilation) => void,
): NonNullable<Plugin['configureWebpack']> {
  const reader = {apply: (compiler: Compiler) => compiler.hooks.afterEmit.tap(plugin, read)};
  return (_, isServer) => (isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [reader]});
}

/** The requests for which a file is loaded. A request is what a module imports, such as `@site/docs/router.md`. */
export type FileRequests = Map<string, (string | undefined)[]>;

/** Returns the requests of each file that the bundler has written. A request is undefined if it is unknown, such as that of an entry. */
export function collectRequests({chunks}: Compilation): FileRequests {
  const requests: FileRequests = new Map();
  for (const {files, groupsIterable} of chunks) {
    const origins = [...groupsIterable].flatMap(({origins}) => {
      const list = [...origins].map(({request}) => request);
      return list.length > 0 ? list : [undefined];
    });
    for (const file of files) {
      requests.set(file, [...(requests.get(file) ?? []), ...origins]);
    }
  }
  return requests;
}

/** A route's modules: a request, an object with a path and a query, or several of these in lists and objects. */
export type Modules = unknown;

/** Returns the requests for the modules of a route. */
export function listRequests(modules: Modules): string[] {
  if (typeof modules === 'string') {
    return [modules];
  }
  if (Array.isArray(modules)) {
    return modules.flatMap(listRequests);
  }
  if (typeof modules !== 'object' || modules === null) {
    return [];
  }
  const {path, query} = modules as {path?: unknown; query?: unknown};
  return '__import' in modules && typeof path === 'string'
    ? [path + (query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '')]
    : Object.values(modules).flatMap(listRequests);
}
