import {fileScheme, type StackFrame} from '../../../shared/sandbox';
import type {Exports} from './environment';

type CompiledFile = {path: string; code: string};

type Module = {
  exports: Exports;
  /** Settles when the file and all files that it imports have been evaluated. */
  evaluation: Promise<void> | undefined;
};

/** What the loader passes to each file in addition to the usual variables of CommonJS. */
type FileScope = {guard: () => void; loadPackage: (specifier: string) => unknown};

const suffixes = ['', '.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts', '/index.tsx', '/index.js'];

/**
 * Loads the compiled files of a project. The files are CommonJS modules that can use `await` at their top level. Therefore, the files that a
 * file imports are evaluated before it.
 */
export class Loader {
  readonly #files: ReadonlyMap<string, CompiledFile>;
  /** The function or the syntax error of each file. All files are compiled at the start, because code can't be evaluated later. */
  readonly #compiled: ReadonlyMap<string, EvaluateFile | Error>;
  readonly #scope: FileScope;
  readonly #modules = new Map<string, Module>();
  /** The paths of the evaluated files, in this order. */
  readonly #evaluated: string[] = [];
  /** The position of the statement that started last, among the statements at the top level of files. It isn't in compiled code. */
  statement: StackFrame | undefined;

  constructor(files: readonly CompiledFile[], scope: FileScope) {
    this.#files = new Map(files.map(file => [file.path, file]));
    this.#compiled = new Map(files.map(file => [file.path, tryCompile(file)]));
    this.#scope = scope;
  }

  /** Returns the function of a file. Throws if the file has a syntax error. */
  #getCompiled(path: string): EvaluateFile {
    const compiled = this.#compiled.get(path);
    if (typeof compiled !== 'function') {
      throw compiled ?? new Error(`Cannot find the file ${path}.`);
    }
    return compiled;
  }

  listEvaluated(): {path: string; exports: Exports}[] {
    return this.#evaluated.map(path => ({path, exports: this.#modules.get(path)?.exports ?? {}}));
  }

  /** Evaluates a file once and returns its exports. */
  async evaluate(path: string): Promise<Exports> {
    await this.#start(path, new Set());
    return this.#modules.get(path)?.exports ?? {};
  }

  /** Evaluates the files that are needed and that haven't been started yet. */
  async evaluateEarly(isNeeded: (file: CompiledFile) => boolean): Promise<void> {
    for (const file of this.#files.values()) {
      if (!this.#modules.has(file.path) && isNeeded(file)) {
        await this.evaluate(file.path);
      }
    }
  }

  /** @param importers the files that wait for this file. A file that imports one of them doesn't wait for it. */
  #start(path: string, importers: ReadonlySet<string>): Promise<void> {
    const file = this.#files.get(path);
    if (!file) {
      throw new Error(`Cannot find the file ${path}.`);
    }
    let module = this.#modules.get(path);
    if (!module) {
      module = {exports: {}, evaluation: undefined};
      this.#modules.set(path, module);
      module.evaluation = this.#evaluateFile(file, module, new Set([...importers, path]));
    }
    return module.evaluation ?? Promise.resolve();
  }

  async #evaluateFile(file: CompiledFile, module: Module, waiting: ReadonlySet<string>): Promise<void> {
    const {guard, loadPackage} = this.#scope;
    for (const specifier of listImports(file.code)) {
      const target = resolveImport(file.path, specifier, path => this.#files.has(path));
      if (target !== undefined && !waiting.has(target)) {
        await this.#start(target, waiting);
      }
    }
    const require = (specifier: string): unknown => {
      if (!isRelative(specifier)) {
        return loadPackage(specifier);
      }
      return this.#modules.get(this.#resolve(file.path, specifier))?.exports;
    };
    const importModule = async (specifier: string): Promise<unknown> => {
      if (!isRelative(specifier)) {
        return toNamespace(loadPackage(specifier));
      }
      return toNamespace(await this.evaluate(this.#resolve(file.path, specifier)));
    };
    const commonJsModule = {exports: module.exports};
    await this.#getCompiled(file.path)(
      commonJsModule.exports,
      require,
      commonJsModule,
      guard,
      importModule,
      {
        url: fileScheme + file.path,
      },
      (line, column) => {
        this.statement = {path: file.path, line, column};
      },
    );
    module.exports = commonJsModule.exports;
    this.#evaluated.push(file.path);
  }

  #resolve(importer: string, specifier: string): string {
    const found = resolveImport(importer, specifier, path => this.#files.has(path));
    if (found === undefined) {
      throw new Error(`Cannot find the file '${specifier}', which ${importer} imports.`);
    }
    return found;
  }
}

type EvaluateFile = (
  exports: Exports,
  require: (specifier: string) => unknown,
  module: {exports: Exports},
  guard: () => void,
  importModule: (specifier: string) => Promise<unknown>,
  meta: {url: string},
  at: (line: number, column: number) => void,
) => Promise<void>;

function tryCompile(file: CompiledFile): EvaluateFile | Error {
  try {
    return compile(file);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Compiles a file without changing its line numbers. `sourceURL` gives the file its name in stack traces. */
function compile({path, code}: CompiledFile): EvaluateFile {
  const url = fileScheme + encodeURI(path);
  const text = `(async function (exports, require, module, __guard, __import, __meta, __at) {${code}\n})\n//# sourceURL=${url}`;
  // Indirect eval, so that the code only sees global variables. TypeScript doesn't know what the code evaluates to.
  const evaluate = globalThis.eval as (text: string) => EvaluateFile;
  return evaluate(text);
}

/** Returns what a compiled file imports. The compiler has removed imports that are only types. */
export function listImports(code: string): string[] {
  return [...new Set([...code.matchAll(/\brequire\("([^"\n]+)"\)/g)].map(([, specifier = '']) => specifier))];
}

/**
 * Resolves a relative import to the path of a file, or returns undefined. Segments that would leave the project's root are ignored, as the
 * check of code samples does.
 */
export function resolveImport(
  importer: string,
  specifier: string,
  fileExists: (path: string) => boolean,
): string | undefined {
  if (!isRelative(specifier)) {
    return undefined;
  }
  const segments: string[] = importer.split('/').slice(0, -1);
  for (const segment of specifier.split('/')) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '.' && segment !== '') {
      segments.push(segment);
    }
  }
  const target = segments.join('/');
  // TypeScript accepts `./file.js` as the name of `file.ts`.
  const stems = [target, target.replace(/\.[cm]?jsx?$/, '')];
  return stems
    .flatMap(stem => suffixes.map(suffix => (stem === '' ? suffix.replace(/^\//, '') : stem + suffix)))
    .find(path => path !== '' && fileExists(path));
}

export function isRelative(specifier: string): boolean {
  return /^\.\.?(?:\/|$)/.test(specifier);
}

function toNamespace(exports: unknown): unknown {
  if (typeof exports === 'object' && exports !== null && '__esModule' in exports) {
    return exports;
  }
  return {...(typeof exports === 'object' ? exports : {}), default: exports};
}
