import type ts from 'typescript';
import type {SampleNote} from '../../../shared/samples';
import {toMarkdown, type Page, type Sample} from '../page';
import type {Problem} from '../problem';
import {collectErrors, compareErrors, createErrorNotes} from './diagnostics';
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
    notes: [...queries.notes, ...createErrorNotes(sample, errors)].sort(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
    problems: [...compareErrors(page, sample, errors), ...queries.problems],
  };
}

function answerQueries(
  service: ts.LanguageService,
  files: VirtualFiles,
  page: Page,
  sample: Sample,
  own: readonly VirtualFile[],
): {notes: SampleNote[]; problems: Problem[]} {
  const notes: SampleNote[] = [];
  const problems: Problem[] = [];
  for (const {line, column, comment} of sample.parsed.queries) {
    const shown = sample.parsed.shownLines.indexOf(line);
    const hover = own
      .map(virtual => findHover(service, files, virtual, {line, column}))
      .find(found => found !== undefined);
    const report = (message: string, advice: string) =>
      problems.push({file: page.file, ...toMarkdown(sample.fence, comment, column), message, advice});
    if (!hover) {
      report(
        '`^?` points at nothing. Found no symbol above the caret, expected a name.',
        'Move the caret under a name in the line above.',
      );
    } else if (shown === -1) {
      report(
        '`^?` points at a line that is not shown. Found a hidden line, expected a shown one.',
        'Move the query below a shown line, or remove it.',
      );
    } else {
      notes.push({kind: 'type', line: shown, column: hover.column, length: hover.length, text: hover.text});
    }
  }
  return {notes, problems};
}
