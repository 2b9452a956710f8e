// Names of the playground's files. The build writes these files, and the browser loads them.

/** The files that the editor loads. All paths are relative to the site's base URL. */
export type CompilerManifest = {
  worker: CompilerFile;
  /** The declarations of each docs version, by the label of the version. */
  versions: {[version: string]: CompilerFile};
};

/** A file and its size in bytes before compression, which the progress of loading is computed from. */
export type CompilerFile = {path: string; size: number};

/** Content of the file with the declarations of one docs version. */
export type CompilerDeclarations = {
  /** Options of the compiler, as `ts.CompilerOptions`. */
  compilerOptions: {[name: string]: unknown};
  /** Texts of the declarations and package manifests, by absolute path. */
  files: {[path: string]: string};
};

/** Returns the path of a project that readers can edit, relative to the site's base URL. `digest` is a hash of the project. */
export function projectPath(digest: string): string {
  return `playground/${digest}.json`;
}

/**
 * Creates the value of a code block's `data-project` attribute, which names a project and the file that the block shows. It also says whether
 * the project can run in the page, because the button of the block has to say so before anything is loaded.
 */
export function createProjectReference(digest: string, path: string, {canRun}: {canRun: boolean}): string {
  return `${digest}${canRun ? ':' : '!'}${path}`;
}

/** Parses the value of a `data-project` attribute. Returns undefined if it isn't valid. */
export function parseProjectReference(
  reference: string,
): {digest: string; path: string; canRun: boolean} | undefined {
  const [, digest, separator, path] = /^([\da-f]+)([:!])(.+)$/.exec(reference) ?? [];
  return digest && path ? {digest, path, canRun: separator === ':'} : undefined;
}
