import path from 'node:path';
import ts from 'typescript';
import type {SampleNote} from '../../../shared/samples';
import {toMarkdown, type Page, type Sample} from '../page';
import type {Problem} from '../problem';
import {isRelative} from '../resolve';
import {appFolder} from '../versions';
import {toFence, toMarkdownPosition} from './positions';
import type {VirtualFile, VirtualFiles} from './virtualFiles';

/** A compiler error of a sample, before it is compared with what the sample expects. */
export type SampleError = {
  code: number;
  message: string;
  /** Line and column of the fence, from 0. */
  line: number;
  column: number;
  length: number;
  problem: Problem;
};

/** All compiler errors of one file. */
export function collectErrors(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtual: VirtualFile,
): SampleError[] {
  const source = service.getProgram()?.getSourceFile(virtual.name);
  if (!source) {
    return [];
  }
  const found = [
    ...service.getSyntacticDiagnostics(virtual.name),
    ...service.getSemanticDiagnostics(virtual.name),
  ];
  return found
    .filter(({category}) => category === ts.DiagnosticCategory.Error)
    .map(diagnostic => {
      const start = diagnostic.start ?? 0;
      const message = files.hidePaths(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      const length = Math.max(1, diagnostic.length ?? 1);
      return {
        code: diagnostic.code,
        message,
        ...toFence(virtual, source, start),
        length,
        problem: {
          file: virtual.page.file,
          ...toMarkdownPosition(virtual, source, start),
          length,
          code: diagnostic.code,
          ...explain(diagnostic.code, message, specifierAt(source, start, length), files, virtual),
        },
      };
    });
}

/** Compares a sample's errors with its `// @errors:` comments: what was not expected, and what did not occur, are problems. */
export function compareErrors(page: Page, sample: Sample, errors: readonly SampleError[]): Problem[] {
  const expected = sample.parsed.expectedErrors;
  const occurred = [...new Set(errors.map(({code}) => code))];
  const problems = errors
    .filter(({code}) => !expected.some(one => one.code === code))
    .map(({problem}) => problem);
  for (const {code, line, column} of expected) {
    if (!occurred.includes(code)) {
      problems.push({
        file: page.file,
        ...toMarkdown(sample.fence, line, column),
        length: String(code).length,
        message: `an expected error does not occur. Found ${occurred.length > 0 ? occurred.map(other => `TS${other}`).join(', ') : 'no compiler error'}, expected TS${code}.`,
        advice:
          occurred.length > 0
            ? 'List the codes that occur, or mend the sample.'
            : 'Remove the code from `// @errors:`, or make the sample show the error.',
      });
    }
  }
  return problems;
}

/** The expected errors of a sample as notes below its shown lines. */
export function createErrorNotes(sample: Sample, errors: readonly SampleError[]): SampleNote[] {
  return errors.flatMap(({code, message, line, column, length}) => {
    const shown = sample.parsed.shownLines.indexOf(line);
    const text = sample.fence.code.split('\n')[line] ?? '';
    return shown === -1
      ? []
      : [
          {
            kind: 'error' as const,
            line: shown,
            column,
            length: Math.min(length, text.length - column),
            text: message,
            code,
          },
        ];
  });
}

function explain(
  code: number,
  message: string,
  specifier: string | undefined,
  files: VirtualFiles,
  virtual: VirtualFile,
): {message: string; advice: string} {
  if ((code === 2307 || code === 2882) && specifier !== undefined && isRelative(specifier)) {
    const own = virtual.project.files.map(file => file.path).filter(file => file !== virtual.file.path);
    return {
      message: `unknown file in an import. Found '${specifier}', expected one of the page's files (${own.length > 0 ? own.join(', ') : 'it has no others'}) or a file of ${appFolder(files.version)}.`,
      advice: `Mend the path, or show the file in a fence of its own: \`\`\`ts title="${createTitle(virtual.file.path, specifier)}".`,
    };
  }
  if (code === 6053) {
    return {
      message: `a file from outside. Found '${specifier ?? ''}', expected files of the page and packages of ${files.version.packages} only.`,
      advice: 'Remove the reference: import a file of the page, or a package.',
    };
  }
  return {message, advice: adviceFor(code, specifier, files)};
}

function adviceFor(code: number, specifier: string | undefined, files: VirtualFiles): string {
  switch (code) {
    case 2307:
    case 2882:
    case 7016:
      return `Samples can import the packages of ${files.version.packages}/package.json, and ${specifier ?? 'this'} is none of them.`;
    case 2304:
    case 2552:
      return 'Import or declare the name; lines above `// ---cut---` are compiled and not shown.';
    case 7006:
    case 7031:
      return 'Samples are compiled in strict mode: give the parameter a type.';
    default:
      return `Mend the sample. If readers are meant to see this error, add \`// @errors: ${code}\` to the fence.`;
  }
}

/** The file that an import would find if a fence had this title. */
function createTitle(importer: string, specifier: string): string {
  const file = path.posix.join(path.posix.dirname(importer), specifier).replace(/^(?:\.\.\/)+/, '');
  return /\.tsx?$/.test(file) ? file : `${file}.ts`;
}

/** The name of a file or package in an import or a reference; undefined when an error means something else. */
function specifierAt(source: ts.SourceFile, start: number, length: number): string | undefined {
  const isQuote = (offset: number) => /['"]/.test(source.text[offset] ?? '');
  const text = source.text.slice(start, start + length);
  if (isQuote(start)) {
    return text.slice(1, -1);
  }
  return isQuote(start - 1) ? text : undefined;
}
