import type ts from 'typescript';
import type {SampleNote} from '../../../shared/samples';
import type {Caret} from '../fences/notation';
import {fenceToMarkdown, type Page, type Sample} from '../page';
import type {Problem} from '../problem';
import {collectErrors, compareErrors, createErrorNotes} from './diagnostics';
import {findDefinition} from './definitions';
import {collectHovers, findHover, type Hover} from './hovers';
import {collectUnlistedImports} from './imports';
import {validateProgramFiles} from './languageService';
import type {VirtualFile, VirtualFiles} from './virtualFiles';

/** The compiler's results for one fence. */
export type CheckedSample = {
  /** Index of the fence among all fences of the file. */
  fence: number;
  notes: SampleNote[];
  /** The types of all shown names, with positions in the shown code. Empty if the types were not requested. */
  hovers: Hover[];
};

export type CheckedPage = {file: string; problems: Problem[]; samples: CheckedSample[]};

/**
 * Type-checks the samples of one docs version in these pages. Yields one page at a time, because the results of all pages would take
 * up a lot of memory.
 * @param withTypes whether to collect the types of all names, which takes three times as long as the check itself
 */
export function* checkPages(
  service: ts.LanguageService,
  files: VirtualFiles,
  pages: readonly Page[],
  withTypes: boolean,
): Generator<CheckedPage, void> {
  files.set(pages);
  const program = service.getProgram();
  if (program) {
    validateProgramFiles(program, files);
  }
  for (const page of pages) {
    yield checkPage(service, files, page, withTypes);
  }
}

function checkPage(
  service: ts.LanguageService,
  files: VirtualFiles,
  page: Page,
  withTypes: boolean,
): CheckedPage {
  const checked: CheckedPage = {file: page.file, problems: [], samples: []};
  for (const sample of page.samples) {
    if (sample.version === files.version.name && sample.options.nocheck === undefined) {
      const {problems, ...result} = checkSample(service, files, page, sample, withTypes);
      checked.problems.push(...problems);
      checked.samples.push(result);
    }
  }
  return checked;
}

function checkSample(
  service: ts.LanguageService,
  files: VirtualFiles,
  page: Page,
  sample: Sample,
  withTypes: boolean,
): CheckedSample & {problems: Problem[]} {
  const sampleFiles = files.all.filter(({file}) => file.sample === sample);
  const errors = sampleFiles.flatMap(virtualFile => collectErrors(service, files, virtualFile));
  const carets = createCaretNotes(service, files, page, sample, sampleFiles);
  const program = service.getProgram();
  const known = new Set([
    ...(program?.getTypeChecker().getAmbientModules() ?? []).map(({name}) => name.slice(1, -1)),
    ...errors.flatMap(({message}) => /module '([^']+)'/.exec(message)?.[1] ?? []),
  ]);
  const unlisted = sampleFiles.flatMap(virtualFile => {
    const source = program?.getSourceFile(virtualFile.name);
    return source ? collectUnlistedImports(virtualFile, source, files.version, known) : [];
  });
  return {
    fence: sample.fence.index,
    hovers: withTypes ? collectShownHovers(service, files, sample, sampleFiles) : [],
    notes: [
      ...carets.notes,
      ...createErrorNotes(sample, errors),
      ...createTargetNotes(service, files, page, sample),
    ].sort((a, b) => a.line - b.line || a.column - b.column),
    problems: [...compareErrors(page, sample, errors), ...unlisted, ...carets.problems],
  };
}

function collectShownHovers(
  service: ts.LanguageService,
  files: VirtualFiles,
  sample: Sample,
  sampleFiles: readonly VirtualFile[],
): Hover[] {
  const shownIndexes = new Map(sample.parsed.shownLines.map((line, shown) => [line, shown]));
  return sampleFiles
    .flatMap(virtualFile => collectHovers(service, files, virtualFile))
    .flatMap(hover => {
      const line = shownIndexes.get(hover.line);
      return line === undefined ? [] : [{...hover, line}];
    });
}

/**
 * Creates the notes for comments with a caret, which points at a symbol. A `// ^?` comment requests the type of the symbol, and a
 * `// ^definition` comment requests a link to its definition.
 */
function createCaretNotes(
  service: ts.LanguageService,
  files: VirtualFiles,
  page: Page,
  sample: Sample,
  sampleFiles: readonly VirtualFile[],
): {notes: SampleNote[]; problems: Problem[]} {
  const notes: SampleNote[] = [];
  const problems: Problem[] = [];
  const {typeCarets, definitionCarets, shownLines} = sample.parsed;
  const handleCaret = (
    notation: string,
    caret: Caret,
    onFound: (found: FoundSymbol, line: number) => void,
  ) => {
    const shown = shownLines.indexOf(caret.line);
    const found = findSymbol(service, files, sampleFiles, caret);
    if (!found) {
      report(
        caret,
        `\`${notation}\` doesn't point at a name. Found no symbol above the caret, expected a name.`,
        'Move the caret under a name in the line above.',
      );
    } else if (shown === -1) {
      report(
        caret,
        `\`${notation}\` points at a hidden line. Found a line that is cut from the page, expected a shown line.`,
        'Move the comment below a shown line, or remove it.',
      );
    } else {
      onFound(found, shown);
    }
  };
  const report = ({commentLine, column}: Caret, message: string, advice: string) =>
    problems.push({file: page.file, ...fenceToMarkdown(sample.fence, commentLine, column), message, advice});

  for (const caret of typeCarets) {
    handleCaret('^?', caret, ({hover: {column, length, text}}, line) =>
      notes.push({kind: 'type', line, column, length, text}),
    );
  }
  for (const caret of definitionCarets) {
    handleCaret('^definition', caret, ({virtualFile, hover: {column, length}}, line) => {
      const definition = findDefinition(service, files, virtualFile, caret);
      if (definition) {
        const {title, anchor} = definition;
        notes.push({kind: 'definition', line, column, length, text: title, anchor});
      } else {
        report(
          caret,
          '`^definition` points at a name whose definition is not shown. Found no definition, expected one in a shown line of the same project.',
          'Point at a name that is defined in a fence of this project, and show the line that defines it.',
        );
      }
    });
  }
  return {notes, problems};
}

type FoundSymbol = {virtualFile: VirtualFile; hover: Hover};

/** Finds the symbol above a caret. It can be in any file of the sample. */
function findSymbol(
  service: ts.LanguageService,
  files: VirtualFiles,
  sampleFiles: readonly VirtualFile[],
  caret: Caret,
): FoundSymbol | undefined {
  for (const virtualFile of sampleFiles) {
    const hover = findHover(service, files, virtualFile, caret);
    if (hover) {
      return {virtualFile, hover};
    }
  }
  return undefined;
}

/** Creates the notes for lines of the sample that are link targets of `// ^definition` comments on the page. */
function createTargetNotes(
  service: ts.LanguageService,
  files: VirtualFiles,
  page: Page,
  sample: Sample,
): SampleNote[] {
  const definitions = files.all
    .filter(virtualFile => virtualFile.page.file === page.file)
    .flatMap(virtualFile =>
      virtualFile.file.sample.parsed.definitionCarets.map(caret =>
        findDefinition(service, files, virtualFile, caret),
      ),
    );
  const lines = new Map(
    definitions.flatMap(definition =>
      definition?.sample === sample ? [[definition.line, definition] as const] : [],
    ),
  );
  return [...lines.values()].map(({line, column, length, title, anchor}) => ({
    kind: 'target',
    line,
    column,
    length,
    text: title,
    anchor,
  }));
}
