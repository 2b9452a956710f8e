import type TypeScript from 'typescript';
import type {CompiledFile, PlaygroundFile} from '../../shared/programs';
import {createInstrumentation} from './instrument';

type Compiler = typeof TypeScript;

/**
 * Compiles the files of a project to CommonJS modules for the sandbox. The modules can use `await` at their top level. They call
 * `__guard()` in all loops and functions, so that the sandbox can stop endless ones. A file with a syntax error becomes a module that throws
 * the error.
 */
export function compileProject(ts: Compiler, files: readonly PlaygroundFile[]): CompiledFile[] {
  return files.filter(({path}) => !/\.d\.[cm]?ts$/.test(path)).map(file => compileFile(ts, file));
}

function compileFile(ts: Compiler, {path, code}: PlaygroundFile): CompiledFile {
  if (!/\.[cm]?[jt]sx?$/.test(path)) {
    return {path, code: path.endsWith('.json') ? `module.exports = ${code.trim()};` : '', map: ''};
  }
  const {outputText, sourceMapText, diagnostics} = ts.transpileModule(code, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      moduleDetection: ts.ModuleDetectionKind.Force,
      esModuleInterop: true,
      allowJs: true,
      sourceMap: true,
    },
    transformers: {before: [createInstrumentation(ts)]},
  });
  const [error] = diagnostics ?? [];
  return error
    ? createThrowingModule(ts, {path, code}, error)
    : {path, code: outputText.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'), map: sourceMapText ?? ''};
}

/** Creates a module that throws a syntax error. Its source map leads to the position of the error. */
function createThrowingModule(
  ts: Compiler,
  {path, code}: PlaygroundFile,
  {start = 0, messageText}: TypeScript.Diagnostic,
): CompiledFile {
  const before = code.slice(0, start).split('\n');
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  return {
    path,
    code: `throw new SyntaxError(${JSON.stringify(message)});`,
    map: JSON.stringify({
      version: 3,
      names: [],
      sources: [path],
      mappings: [[[0, 0, before.length - 1, before.at(-1)?.length ?? 0]]],
    }),
  };
}
