import path from 'node:path';
import ts from 'typescript';
import type {SampleNote} from '../../../shared/samples';
import {fenceToMarkdown, type Page, type Sample} from '../page';
import type {Problem} from '../problem';
import type {Version} from '../options';
import {isRelative} from '../resolve';
import {adviseListing, getPackageName, getTypesPackage, isListed} from './imports';
import {offsetToFence, offsetToMarkdown} from './positions';
import type {VirtualFile, VirtualFiles} from './virtualFiles';

/** A compiler error in a sample. The sample can expect the error with an `// @errors:` comment. */
export type SampleError = {
  code: number;
  message: string;
  /** Zero-based line and column in the fence. */
  line: number;
  column: number;
  length: number;
  /** The problem to report if the sample doesn't expect the error. */
  problem: Problem;
};

/** Collects all compiler errors of one file. */
export function collectErrors(
  service: ts.LanguageService,
  files: VirtualFiles,
  virtualFile: VirtualFile,
): SampleError[] {
  const source = service.getProgram()?.getSourceFile(virtualFile.name);
  if (!source) {
    return [];
  }
  const found = [
    ...service.getSyntacticDiagnostics(virtualFile.name),
    ...service.getSemanticDiagnostics(virtualFile.name),
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
        ...offsetToFence(virtualFile, source, start),
        length,
        problem: {
          file: virtualFile.page.file,
          ...offsetToMarkdown(virtualFile, source, start),
          length,
          code: diagnostic.code,
          ...createMessage(
            diagnostic.code,
            message,
            findSpecifier(source, start, length),
            files,
            virtualFile,
          ),
        },
      };
    });
}

/** Compares a sample's errors with its `// @errors:` comments. Returns a problem for each unexpected error and each missing error. */
export function compareErrors(page: Page, sample: Sample, errors: readonly SampleError[]): Problem[] {
  const expected = sample.parsed.expectedErrors;
  const occurred = [...new Set(errors.map(({code}) => code))];
  const problems = errors
    .filter(({code}) => !expected.some(expectedError => expectedError.code === code))
    .map(({problem}) => problem);
  for (const {code, line, column} of expected) {
    if (!occurred.includes(code)) {
      problems.push({
        file: page.file,
        ...fenceToMarkdown(sample.fence, line, column),
        length: String(code).length,
        message: `an expected error does not occur. Found ${occurred.length > 0 ? occurred.map(other => `TS${other}`).join(', ') : 'no compiler error'}, expected TS${code}.`,
        advice:
          occurred.length > 0
            ? 'List the codes that occur, or fix the sample.'
            : 'Remove the code from `// @errors:`, or change the sample so that the error occurs.',
      });
    }
  }
  return problems;
}

/** Creates notes for the expected errors of a sample. The page shows each note below the line that has the error. */
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

function createMessage(
  code: number,
  message: string,
  specifier: string | undefined,
  files: VirtualFiles,
  virtualFile: VirtualFile,
): {message: string; advice: string} {
  if ((code === 2307 || code === 2882) && specifier !== undefined && isRelative(specifier)) {
    const otherFiles = virtualFile.project.files
      .map(file => file.path)
      .filter(file => file !== virtualFile.file.path);
    return {
      message: `the imported file doesn't exist. Found '${specifier}', expected one of the page's files (${otherFiles.length > 0 ? otherFiles.join(', ') : 'there are no others'}) or a file in ${files.version.appFolder}.`,
      advice: `Fix the path, or show the file in a fence of its own: \`\`\`ts title="${suggestTitle(virtualFile.file.path, specifier)}".`,
    };
  }
  if (code === 6053) {
    return {
      message: `the sample refers to a file outside the page. Found '${specifier ?? ''}', expected only files of the page and packages of ${files.version.packagesFolder}.`,
      advice: 'Remove the reference, and import a file of the page or a package instead.',
    };
  }
  return {message, advice: createAdvice(code, specifier, files)};
}

function createAdvice(code: number, specifier: string | undefined, files: VirtualFiles): string {
  switch (code) {
    case 2307:
    case 2882:
    case 7016:
      return createImportAdvice(code, specifier, files.version);
    case 2304:
    case 2552:
      return 'Import or declare the name. Lines above `// ---cut---` are compiled but not shown.';
    case 7006:
    case 7031:
      return 'Samples are compiled in strict mode, so give the parameter a type.';
    default:
      return `Fix the sample. If readers are meant to see this error, add \`// @errors: ${code}\` to the fence.`;
  }
}

/** Suggests a title for a new fence. With this title, the import would resolve to the new fence. */
function suggestTitle(importer: string, specifier: string): string {
  const file = path.posix.join(path.posix.dirname(importer), specifier).replace(/^(?:\.\.\/)+/, '');
  return /\.tsx?$/.test(file) ? file : `${file}.ts`;
}

/** Returns the path or package name at the position of an error, or undefined if it has no string or reference. */
function findSpecifier(source: ts.SourceFile, start: number, length: number): string | undefined {
  const isQuote = (offset: number) => /['"]/.test(source.text[offset] ?? '');
  const text = source.text.slice(start, start + length);
  if (isQuote(start)) {
    return text.slice(1, -1);
  }
  return isQuote(start - 1) ? text : undefined;
}

/** Explains why a sample can't import from a package. */
function createImportAdvice(code: number, specifier: string | undefined, version: Version): string {
  const {packagesFolder} = version;
  const name = getPackageName(specifier ?? '');
  if (name === undefined) {
    return `Samples can only import the packages in ${packagesFolder}/package.json.`;
  }
  if (!isListed(name, version)) {
    return adviseListing(name, version);
  }
  return code === 7016
    ? `${name} has no types of its own. If there are types for it, run \`npm install --save-exact --save-dev ${getTypesPackage(name)}\` in ${packagesFolder}, and save the page again.`
    : `${packagesFolder}/package.json lists ${name}, but the package has no ${specifier}. Fix the import path.`;
}
