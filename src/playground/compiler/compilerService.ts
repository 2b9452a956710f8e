import {createVirtualTypeScriptEnvironment} from '@typescript/vfs';
import type ts from 'typescript';
import type {CompilerDeclarations} from '../../shared/playgroundFiles';
import type {PlaygroundFile} from '../../shared/programs';
import {compileProject} from '../sandbox/compile';
import {createFileSystem} from './fileSystem';
import type {Compiler, Diagnostic, Part, Span, SymbolInfo} from './protocol';

/** Maximum number of characters of a type. Longer types are shortened, because they would be unreadable anyway. */
const maximumTypeLength = 4000;
/** Maximum number of completions. A global position has thousands, and nobody reads them. */
const maximumCompletions = 1200;

const formatSettings = {
  indentSize: 2,
  tabSize: 2,
  convertTabsToSpaces: true,
  newLineCharacter: '\n',
  insertSpaceAfterOpeningAndBeforeClosingNonemptyBraces: true,
  insertSpaceAfterKeywordsInControlFlowStatements: true,
  insertSpaceAfterCommaDelimiter: true,
  insertSpaceAfterSemicolonInForStatements: true,
  insertSpaceBeforeAndAfterBinaryOperators: true,
  insertSpaceAfterFunctionKeywordForAnonymousFunctions: true,
} satisfies ts.FormatCodeSettings;

/**
 * Creates the compiler for a docs version. It runs in a worker of the browser, and in tests. The files of the project are in the root folder,
 * so imports can't leave the project: `../server` in a file of the root folder is `./server`, as in the check of the samples.
 */
export function createCompiler(
  compiler: typeof ts,
  {compilerOptions, files}: CompilerDeclarations,
): Compiler {
  const system = createFileSystem(files);
  const {languageService: service, ...environment} = createVirtualTypeScriptEnvironment(
    system,
    [],
    compiler,
    // The build has serialised them from `ts.CompilerOptions`.
    compilerOptions as ts.CompilerOptions,
  );
  let projectFiles: PlaygroundFile[] = [];

  const writeFile = (path: string, code: string) => {
    // The environment takes an empty file for a missing one.
    environment.createFile(`/${path}`, code === '' ? '\n' : code);
  };
  const isProjectFile = (name: string) => projectFiles.some(({path}) => `/${path}` === name);
  const toSpan = (name: string, {start, length}: ts.TextSpan): Span => ({
    path: name.slice(1),
    start,
    end: start + length,
  });
  const hasFile = (path: string) => projectFiles.some(file => file.path === path);

  return {
    setFiles(newFiles) {
      for (const {path} of projectFiles) {
        if (!newFiles.some(file => file.path === path)) {
          environment.deleteFile(`/${path}`);
          system.deleteFile?.(`/${path}`);
        }
      }
      for (const {path, code} of newFiles) {
        if (projectFiles.find(file => file.path === path)?.code !== code) {
          writeFile(path, code);
        }
      }
      projectFiles = newFiles.map(file => ({...file}));
    },

    updateFile(path, code) {
      const file = projectFiles.find(candidate => candidate.path === path);
      if (file && file.code !== code) {
        file.code = code;
        writeFile(path, code);
      }
    },

    getDiagnostics(path) {
      if (!hasFile(path)) {
        return [];
      }
      const name = `/${path}`;
      return [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)].map(
        diagnostic => createDiagnostic(compiler, diagnostic),
      );
    },

    getCompletions(path, offset) {
      const found = hasFile(path)
        ? service.getCompletionsAtPosition(`/${path}`, offset, {
            includeCompletionsWithInsertText: true,
            includeCompletionsForModuleExports: false,
          })
        : undefined;
      const span = found?.optionalReplacementSpan;
      return {
        ...(span ? {start: span.start, end: span.start + span.length} : {}),
        items: (found?.entries ?? [])
          .slice(0, maximumCompletions)
          .map(({name, kind, sortText, insertText}) => ({
            name,
            kind,
            sortText,
            ...(insertText === undefined ? {} : {insertText}),
          })),
      };
    },

    getCompletionDetails(path, offset, name) {
      const details = hasFile(path)
        ? service.getCompletionEntryDetails(
            `/${path}`,
            offset,
            name,
            undefined,
            undefined,
            undefined,
            undefined,
          )
        : undefined;
      return details && createSymbolInfo(details);
    },

    getHover(path, offset) {
      const info = hasFile(path)
        ? service.getQuickInfoAtPosition(`/${path}`, offset, maximumTypeLength)
        : undefined;
      return info && {...createSymbolInfo(info), ...toRange(info.textSpan)};
    },

    getDefinitions(path, offset) {
      const found = hasFile(path) ? service.getDefinitionAtPosition(`/${path}`, offset) : undefined;
      return (found ?? [])
        .filter(({fileName}) => isProjectFile(fileName))
        .map(({fileName, textSpan}) => toSpan(fileName, textSpan));
    },

    getReferences(path, offset) {
      const found = hasFile(path) ? service.getReferencesAtPosition(`/${path}`, offset) : undefined;
      return (found ?? [])
        .filter(({fileName}) => isProjectFile(fileName))
        .map(({fileName, textSpan}) => toSpan(fileName, textSpan));
    },

    getRenameRange(path, offset) {
      const info = service.getRenameInfo(`/${path}`, offset, {});
      if (!info.canRename) {
        return {problem: info.localizedErrorMessage};
      }
      const locations =
        service.findRenameLocations(`/${path}`, offset, false, false, renamePreferences) ?? [];
      return locations.every(({fileName}) => isProjectFile(fileName))
        ? toSpan(`/${path}`, info.triggerSpan)
        : {problem: 'You cannot rename elements that are defined in a package.'};
    },

    rename(path, offset, name) {
      const range = this.getRenameRange(path, offset);
      if ('problem' in range) {
        return range;
      }
      const locations =
        service.findRenameLocations(`/${path}`, offset, false, false, renamePreferences) ?? [];
      return {
        edits: locations.map(({fileName, textSpan, prefixText = '', suffixText = ''}) => ({
          ...toSpan(fileName, textSpan),
          text: `${prefixText}${name}${suffixText}`,
        })),
      };
    },

    format(path) {
      const edits = hasFile(path)
        ? service.getFormattingEditsForDocument(`/${path}`, {
            ...formatSettings,
            semicolons: compiler.SemicolonPreference.Insert,
            indentStyle: compiler.IndentStyle.Smart,
          })
        : [];
      return edits.map(({span, newText}) => ({...toSpan(`/${path}`, span), text: newText}));
    },

    compile: () => compileProject(compiler, projectFiles),
  };
}

const renamePreferences = {providePrefixAndSuffixTextForRename: true} satisfies ts.UserPreferences;

function createDiagnostic(compiler: typeof ts, diagnostic: ts.Diagnostic): Diagnostic {
  const {start = 0, length = 0, category, code, messageText} = diagnostic;
  return {
    start,
    end: start + length,
    severity: category === compiler.DiagnosticCategory.Error ? 'error' : 'info',
    message: hidePaths(compiler.flattenDiagnosticMessageText(messageText, '\n')),
    code,
  };
}

function toRange({start, length}: ts.TextSpan): {start: number; end: number} {
  return {start, end: start + length};
}

function createSymbolInfo({
  displayParts = [],
  documentation = [],
  tags = [],
}: Pick<ts.QuickInfo, 'displayParts' | 'documentation' | 'tags'>): SymbolInfo {
  return {
    type: hidePathsInParts(displayParts.map(toPart)),
    docs: documentation.map(toPart),
    tags: tags.map(({name, text = []}) => ({name, text: text.map(toPart)})),
  };
}

function toPart({text, kind}: ts.SymbolDisplayPart): Part {
  return {text, kind};
}

/** Removes `import("…")` qualifiers of types from text. Their paths would confuse readers. */
function hidePaths(text: string): string {
  return text.replace(/import\("([^"]+)"\)(\.(?=\w))?/g, (_, name: string, member?: string) =>
    member === undefined ? `import("${shortenPath(name)}")` : '',
  );
}

/** Removes the same qualifiers from the parts of a type, where they consist of several parts. */
function hidePathsInParts(parts: readonly Part[]): Part[] {
  const shown: Part[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    const texts = parts.slice(index, index + 5).map(({text}) => text);
    const isQualifier =
      texts[0] === 'import' && texts[1] === '(' && /^".*"$/.test(texts[2] ?? '') && texts[3] === ')';
    if (isQualifier && texts[4] === '.') {
      index += 4;
    } else if (part) {
      shown.push({
        ...part,
        text: /^"\/.*"$/.test(part.text) ? `"${shortenPath(part.text.slice(1, -1))}"` : hidePaths(part.text),
      });
    }
  }
  return shown;
}

function shortenPath(name: string): string {
  return name.includes('/node_modules/') ? name.replace(/^.*\/node_modules\//, '') : `.${name}`;
}
