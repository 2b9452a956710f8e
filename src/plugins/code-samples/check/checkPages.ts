import type ts from 'typescript';
import type {SampleNote} from '../../../shared/samples';
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
  /** Positions in the shown code. */
  hovers: Hover[];
};

export type CheckedPage = {file: string; problems: Problem[]; samples: CheckedSample[]};

/** Type-checks the samples of pages that belong to one docs version. */
export function checkPages(
  service: ts.LanguageService,
  files: VirtualFiles,
  pages: readonly Page[],
): CheckedPage[] {
  files.set(pages);
  const program = service.getProgram();
  if (program) {
    validateProgramFiles(program, files);
  }
  return pages.map(page => checkPage(service, files, page));
}

function checkPage(service: ts.LanguageService, files: VirtualFiles, page: Page): CheckedPage {
  const checked: CheckedPage = {file: page.file, problems: [], samples: []};
  for (const sample of page.samples) {
    if (sample.version === files.version.name && sample.options.nocheck === undefined) {
      const {problems, ...result} = checkSample(service, files, page, sample);
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
): CheckedSample & {problems: Problem[]} {
  const own = files.all.filter(({file}) => file.sample === sample);
  const errors = own.flatMap(virtual => collectErrors(service, files, virtual));
  const queries = answerQueries(service, files, page, sample, own);
  const lineOf = new Map(sample.parsed.shownLines.map((line, shown) => [line, shown]));
  const hovers = own
    .flatMap(virtual => collectHovers(service, files, virtual))
    .flatMap(hover => {
      const line = lineOf.get(hover.line);
      return line === undefined ? [] : [{...hover, line}];
    });
  return {
    fence: sample.fence.index,
    hovers,
    notes: [
      ...queries.notes,
      ...createErrorNotes(sample, errors),
      ...createTargetNotes(service, files, page, sample),
    ].sort((a, b) => a.line - b.line || a.column - b.column),
    problems: [...compareErrors(page, sample, errors), ...queries.problems],
  };
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
  for (const query of sample.parsed.queries) {
    const shown = sample.parsed.shownLines.indexOf(query.line);
    const found = own
      .map(virtual => ({virtual, hover: findHover(service, files, virtual, query)}))
      .find(({hover}) => hover !== undefined);
    const report = (message: string, advice: string) =>
      problems.push({
        file: page.file,
        ...toMarkdown(sample.fence, query.comment, query.column),
        message,
        advice,
      });
    const mark = query.asks === 'type' ? '^?' : '^definition';
    if (!found?.hover) {
      report(
        `\`${mark}\` points at nothing. Found no symbol above the caret, expected a name.`,
        'Move the caret under a name in the line above.',
      );
      continue;
    }
    const {column, length, text} = found.hover;
    if (shown === -1) {
      report(
        `\`${mark}\` points at a line that is not shown. Found a hidden line, expected a shown one.`,
        'Move the query below a shown line, or remove it.',
      );
    } else if (query.asks === 'type') {
      notes.push({kind: 'type', line: shown, column, length, text});
    } else {
      const definition = findDefinition(service, files, found.virtual, query);
      if (definition) {
        const {title, anchor} = definition;
        notes.push({kind: 'definition', line: shown, column, length, text: title, anchor});
      } else {
        report(
          '`^definition` points at a name whose definition is not shown. Found none, expected one in a shown line of the same project.',
          'Point at a name that a fence of this project defines, and show that line.',
        );
      }
    }
  }
  return {notes, problems};
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
      virtual.file.sample.parsed.queries
        .filter(({asks}) => asks === 'definition')
        .map(query => findDefinition(service, files, virtual, query)),
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
