import ts from 'typescript';
import {compilerOptions} from './compilerOptions';
import type {VirtualFiles} from './virtualFiles';

/** Creates a language service for all samples of a docs version. It reads the packages of the version only once. */
export function createLanguageService(files: VirtualFiles): ts.LanguageService {
  const options: ts.CompilerOptions = {
    ...compilerOptions,
    types: [...files.version.types],
    typeRoots: [`${files.folder}/node_modules/@types`],
  };
  const cache = ts.createModuleResolutionCache(files.folder, name => name, options);
  /** The package imports of all samples are resolved from this path, so that the cache has a single result for each package. */
  const packageImporter = `${files.folder}/sample.ts`;
  const snapshots = new Map<string, ts.IScriptSnapshot>();

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    // Without this method, the compiler compares the versions of all files for every request.
    getProjectVersion: () => files.projectVersion,
    getScriptFileNames: () => files.all.map(({name}) => name),
    getScriptVersion: name => (files.isVirtual(name) ? files.getRevision(name) : '0'),
    getScriptSnapshot: name => {
      const virtualFile = files.get(name);
      if (virtualFile) {
        return ts.ScriptSnapshot.fromString(virtualFile.file.text);
      }
      const cached = snapshots.get(name);
      if (cached) {
        return cached;
      }
      const text = readFile(name);
      const snapshot = text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      if (snapshot) {
        snapshots.set(name, snapshot);
      }
      return snapshot;
    },
    getCurrentDirectory: () => files.folder,
    getDefaultLibFileName: settings => ts.getDefaultLibFilePath(settings),
    fileExists: name =>
      files.isVirtual(name)
        ? files.get(name) !== undefined
        : isAllowedFile(name, files) && ts.sys.fileExists(name),
    readFile: name => files.get(name)?.file.text ?? readFile(name),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    useCaseSensitiveFileNames: () => true,
    resolveModuleNameLiterals: (literals, containingFile) =>
      literals.map(literal => ({resolvedModule: resolve(literal.text, containingFile)})),
  };

  // Without this check, imports could also resolve to the site's own packages in parent folders, which this docs version doesn't use.
  function readFile(name: string): string | undefined {
    return isAllowedFile(name, files) ? ts.sys.readFile(name) : undefined;
  }

  function resolve(specifier: string, containingFile: string): ts.ResolvedModuleFull | undefined {
    const importer = files.get(containingFile);
    if (importer) {
      const target = files.resolve(importer, specifier);
      if (target !== undefined) {
        const extension = /\.d\.ts$|\.tsx?$|\.json$/.exec(target)?.[0] ?? '.ts';
        return {resolvedFileName: target, extension, isExternalLibraryImport: false};
      }
    }
    return ts.resolveModuleName(specifier, importer ? packageImporter : containingFile, options, host, cache)
      .resolvedModule;
  }

  return ts.createLanguageService(host, ts.createDocumentRegistry());
}

/** Folder of TypeScript's own `lib.*.d.ts` files. */
const libraryFolder = ts.getDefaultLibFilePath(compilerOptions).replace(/[^/]+$/, '');

/** Returns whether a file belongs to the docs version's folder or to TypeScript's own library. */
function isAllowedFile(name: string, files: VirtualFiles): boolean {
  return name.startsWith(`${files.folder}/`) || name.startsWith(libraryFolder);
}

/**
 * Throws if the program contains a file from outside the docs version. This is an additional safeguard, because the host of the language
 * service doesn't read these files.
 */
export function validateProgramFiles(program: Pick<ts.Program, 'getSourceFiles'>, files: VirtualFiles): void {
  const outside = program
    .getSourceFiles()
    .map(({fileName}) => fileName)
    .filter(name => !isAllowedFile(name, files));
  if (outside.length > 0) {
    throw new Error(
      `Samples of ${files.version.name} must only use ${files.version.packagesFolder}. Found ${outside.join(', ')}. Install the missing packages there.`,
    );
  }
}
