// Measures how long TypeScript takes to answer the requests that an editor sends while the user types. The editor opens a
// project that typescriptSpeed.ts has generated.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type EditorMeasures = {
  /** Milliseconds for the first completions and errors of the client file after the project was opened. */
  first: number;
  /** Median milliseconds for completions and errors of the client file after a change in a server file. */
  afterServerEdit: number;
  /** Median milliseconds for completions and errors of the client file after a change in that file. */
  afterClientEdit: number;
};

/** Opens a generated project with the language service, as an editor does, and measures `runs` edits of each kind. */
export function measureEditor(folder: string, runs: number): EditorMeasures {
  const config = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const {fileNames, options} = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const editedFiles = new Map<string, {version: number; text: string}>();
  const read = (name: string) =>
    editedFiles.get(name)?.text ?? (existsSync(name) ? readFileSync(name, 'utf8') : undefined);
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      getScriptVersion: name => String(editedFiles.get(name)?.version ?? 0),
      getScriptSnapshot: name => {
        const text = read(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      realpath: ts.sys.realpath,
    },
    ts.createDocumentRegistry(),
  );
  const client = fileNames.find(name => name.includes('/client/')) ?? '';
  const server = fileNames.find(name => /\/(?:routers\/project1|server\/app)\.ts$/.test(name));
  const edit = (name: string, change: (text: string) => string) => {
    const text = read(name) ?? '';
    editedFiles.set(name, {version: (editedFiles.get(name)?.version ?? 0) + 1, text: change(text)});
  };
  const measureRequest = () => {
    const start = performance.now();
    const text = read(client) ?? '';
    const completions = service.getCompletionsAtPosition(client, text.indexOf('.owner') + 1, {});
    const errors = service.getSemanticDiagnostics(client);
    if (!completions?.entries.some(({name}) => name === 'owner') || errors.length > 0) {
      throw new Error(
        `${client}: expected the completion \`owner\` and no errors, but found ${completions?.entries.length ?? 0} completions and ${errors.length} errors.`,
      );
    }
    return performance.now() - start;
  };
  const first = measureRequest();
  const afterServerEdit = server
    ? Array.from({length: runs}, (_, run) => {
        edit(server, text => text.replace(/id: 't\d+'/, `id: 't${run + 2}'`));
        return measureRequest();
      })
    : [];
  const afterClientEdit = Array.from({length: runs}, (_, run) => {
    edit(client, text => `${text}// ${run}\n`);
    return measureRequest();
  });
  return {
    first: Math.round(first),
    afterServerEdit: Math.round(median(afterServerEdit)),
    afterClientEdit: Math.round(median(afterClientEdit)),
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
