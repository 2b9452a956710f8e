import ts from 'typescript';
import type {VirtualFiles} from './virtualFiles';

/** How samples are compiled. Named one by one, so that neither the compiler's defaults nor a tsconfig file change what readers see. */
export const compilerOptions: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  resolveJsonModule: true,
  noUncheckedSideEffectImports: false,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', 'react', 'react-dom'],
};

/** One compiler for all samples of a docs version: it reads their packages once. */
export function createLanguageService(files: VirtualFiles): ts.LanguageService {
  const options: ts.CompilerOptions = {
    ...compilerOptions,
    typeRoots: [`${files.folder}/node_modules/@types`],
  };
  const cache = ts.createModuleResolutionCache(files.folder, name => name, options);
  /** Packages resolve from a file that stands for every sample: the answers are the same, and cached. */
  const anySample = `${files.folder}/sample.ts`;
  const snapshots = new Map<string, ts.IScriptSnapshot>();

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => files.all.map(({name}) => name),
    getScriptVersion: name => (files.isVirtual(name) ? files.revision(name) : '0'),
    getScriptSnapshot: name => {
      const virtual = files.get(name);
      if (virtual) {
        return ts.ScriptSnapshot.fromString(virtual.file.text);
      }
      const known = snapshots.get(name);
      if (known) {
        return known;
      }
      const text = ts.sys.readFile(name);
      const snapshot = text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      if (snapshot) {
        snapshots.set(name, snapshot);
      }
      return snapshot;
    },
    getCurrentDirectory: () => files.folder,
    getDefaultLibFileName: settings => ts.getDefaultLibFilePath(settings),
    fileExists: name => (files.isVirtual(name) ? files.get(name) !== undefined : ts.sys.fileExists(name)),
    readFile: name => files.get(name)?.file.text ?? ts.sys.readFile(name),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    useCaseSensitiveFileNames: () => true,
    resolveModuleNameLiterals: (literals, containingFile) =>
      literals.map(literal => ({resolvedModule: resolve(literal.text, containingFile)})),
  };

  function resolve(specifier: string, containingFile: string): ts.ResolvedModuleFull | undefined {
    const importer = files.get(containingFile);
    if (importer) {
      const target = files.resolve(importer, specifier);
      if (target !== undefined) {
        const extension = /\.d\.ts$|\.tsx?$|\.json$/.exec(target)?.[0] ?? '.ts';
        return {resolvedFileName: target, extension, isExternalLibraryImport: false};
      }
    }
    const found = ts.resolveModuleName(
      specifier,
      importer ? anySample : containingFile,
      options,
      host,
      cache,
    ).resolvedModule;
    // Node and TypeScript go up to the site's own packages, which readers of this version don't have.
    return found?.resolvedFileName.startsWith(`${files.folder}/`) ? found : undefined;
  }

  return ts.createLanguageService(host, ts.createDocumentRegistry());
}

/** Throws when the program reads a file from outside the version's folder and the compiler's own library. */
export function validateProgramFiles(program: ts.Program, files: VirtualFiles): void {
  const libraries = ts.getDefaultLibFilePath(compilerOptions).replace(/[^/]+$/, '');
  const outside = program
    .getSourceFiles()
    .map(({fileName}) => fileName)
    .filter(name => !name.startsWith(`${files.folder}/`) && !name.startsWith(libraries));
  if (outside.length > 0) {
    throw new Error(
      `Samples of ${files.version.name} must only use ${files.version.packages}. Found ${outside.join(', ')}. Install what is missing there.`,
    );
  }
}
