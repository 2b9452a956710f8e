import type ts from 'typescript';
import type {SampleNote} from '../../../shared/samples';
import type {Caret} from '../notation';
import {toMarkdown, type Page, type Sample} from '../page';
import type {Problem} from '../problem';
import {collectErrors, compareErrors, createErrorNotes} from './diagnostics';
import {findDefinition} from './definitions';
import {collectHovers, findHover, type Hover} from './hovers';
import {validateProgramFiles} from './languageService';
import type {VirtualFile, VirtualFiles} from './virtualFiles';

/** What the compiler says about one fence. */
export type CheckedSample = {
  /** The fence's place in its file. */
  fence: number;
  notes: SampleNote[];
  /** Positions in the shown code; none when they were not asked for. */
  hovers: Hover[];
};

export type CheckedPage = {file: string; problems: Problem[]; samples: CheckedSample[]};

/**
 * Type-checks the samples of pages that belong to one docs version, page by page: what is said about all of them at once is large.
 * @param withTypes whether the types of all names are collected, for readers; that takes three times as long as the check
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
  const own = files.all.filter(({file}) => file.sample === sample);
  const errors = own.flatMap(virtual => collectErrors(service, files, virtual));
  const queries = answerQueries(service, files, page, sample, own);
  return {
    fence: sample.fence.index,
    hovers: withTypes ? collectShownHovers(service, files, sample, own) : [],
    notes: [
      ...queries.notes,
      ...createErrorNotes(sample, errors),
      ...createTargetNotes(service, files, page, sample),
    ].sort((a, b) => a.line - b.line || a.column - b.column),
    problems: [...compareErrors(page, sample, errors), ...queries.problems],
  };
}

function collectShownHovers(
  service: ts.LanguageService,
  files: VirtualFiles,
  sample: Sample,
  own: readonly VirtualFile[],
): Hover[] {
  const lineOf = new Map(sample.parsed.shownLines.map((line, shown) => [line, shown]));
  return own
    .flatMap(virtual => collectHovers(service, files, virtual))
    .flatMap(hover => {
      const line = lineOf.get(hover.line);
      return line === undefined ? [] : [{...hover, line}];
    });
}

/** Answers `// ^?` with the type of a symbol, and `// ^definition` with the line that defines it. */
function answerQueries(
  service: ts.LanguageService,
  files: VirtualFiles,
  page: Page,
  sample: Sample,
  own: readonly VirtualFile[],
): {notes: SampleNote[]; problems: Problem[]} {
  const notes: SampleNote[] = [];
  const problems: Problem[] = [];
  const {queries, definitions, shownLines} = sample.parsed;
  const ask = (question: string, caret: Caret, answer: (found: Found, line: number) => void) => {
    const shown = shownLines.indexOf(caret.line);
    const found = findSymbol(service, files, own, caret);
    if (!found) {
      report(
        caret,
        `\`${question}\` points at nothing. Found no symbol above the caret, expected a name.`,
        'Move the caret under a name in the line above.',
      );
    } else if (shown === -1) {
      report(
        caret,
        `\`${question}\` points at a line that is not shown. Found a hidden line, expected a shown one.`,
        'Move the query below a shown line, or remove it.',
      );
    } else {
      answer(found, shown);
    }
  };
  const report = ({comment, column}: Caret, message: string, advice: string) =>
    problems.push({file: page.file, ...toMarkdown(sample.fence, comment, column), message, advice});

  for (const caret of queries) {
    ask('^?', caret, ({hover: {column, length, text}}, line) =>
      notes.push({kind: 'type', line, column, length, text}),
    );
  }
  for (const caret of definitions) {
    ask('^definition', caret, ({virtual, hover: {column, length}}, line) => {
      const definition = findDefinition(service, files, virtual, caret);
      if (definition) {
        const {title, anchor} = definition;
        notes.push({kind: 'definition', line, column, length, text: title, anchor});
      } else {
        report(
          caret,
          '`^definition` points at a name whose definition is not shown. Found none, expected one in a shown line of the same project.',
          'Point at a name that a fence of this project defines, and show that line.',
        );
      }
    });
  }
  return {notes, problems};
}

type Found = {virtual: VirtualFile; hover: Hover};

/** The symbol above a caret, in whichever file of the sample it is. */
function findSymbol(
  service: ts.LanguageService,
  files: VirtualFiles,
  own: readonly VirtualFile[],
  caret: Caret,
): Found | undefined {
  for (const virtual of own) {
    const hover = findHover(service, files, virtual, caret);
    if (hover) {
      return {virtual, hover};
    }
  }
  return undefined;
}

/** A note for each line of the sample that a `// ^definition` of its project leads to. */
function createTargetNotes(
  service: ts.LanguageService,
  files: VirtualFiles,
  page: Page,
  sample: Sample,
): SampleNote[] {
  const definitions = files.all
    .filter(virtual => virtual.page.file === page.file)
    .flatMap(virtual =>
      virtual.file.sample.parsed.definitions.map(caret => findDefinition(service, files, virtual, caret)),
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
