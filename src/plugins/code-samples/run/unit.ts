import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {toMarkdown, type Project, type ProjectFile} from '../page';
import type {Problem} from '../problem';
import {bundleProject} from './bundle';
import {collectComponents, type Component} from './components';
import {enterBrowser, leaveBrowser} from './dom';
import {matches} from './expectation';
import {instrumentFile, parseSource, type Expectation} from './instrument';
import type {Recorder} from './recorder';
import {belongsToTests} from './tests/testFiles';
import {createThrowProblem} from './traces';

/** A project of a page, made ready to run. */
export type Unit = {
  project: Project;
  files: UnitFile[];
  problems: Problem[];
  /** For each fence that can't run: why. */
  notRun: Map<number, string>;
  /** Does anything in it need a browser's page? */
  hasComponents: boolean;
};

export type UnitFile = {
  file: ProjectFile;
  text: string;
  expectations: Expectation[];
  components: Component[];
  /** It defines the page's router. */
  hasRouter: boolean;
};

/** A file of the page that was evaluated. */
export type EvaluatedFile = UnitFile & {exports: Record<string, unknown>};

/** Reads the files of a project: what to run, what to compare, what to render. */
export function createUnit(project: Project): Unit {
  const unit: Unit = {project, files: [], problems: [], notRun: new Map(), hasComponents: false};
  let firstId = 0;
  for (const file of project.files) {
    const source = parseSource(file.path, file.text);
    const {text, expectations, problems} = instrumentFile(source, firstId);
    if (belongsToTests(file)) {
      unit.problems.push(
        ...expectations.map(expectation => createTestCommentProblem(project, file, expectation)),
      );
      continue;
    }
    firstId += expectations.length;
    unit.problems.push(
      ...problems.map(({line, column, ...problem}) => ({
        ...problem,
        file: project.page,
        ...place(file, line, column),
      })),
    );
    const components = file.path.endsWith('.tsx') ? collectComponents(source) : [];
    unit.hasComponents ||= file.path.endsWith('.tsx');
    unit.files.push({file, text, expectations, components, hasRouter: text.includes('__sample.router(')});
  }
  return unit;
}

/** A test runner runs the file, and nothing compares its comments. */
function createTestCommentProblem(
  project: Project,
  file: ProjectFile,
  {line, column, text}: Expectation,
): Problem {
  return {
    file: project.page,
    ...place(file, line, column),
    length: text.length,
    message: `a \`// =>\` in a test. Found \`${text}\`, expected a call of \`expect\`.`,
    advice: 'Write `expect(…)` for what the test checks, and remove the comment.',
  };
}

/** Where a place of a project's file is in its Markdown file. */
export function place(file: ProjectFile, line: number, column: number): {line: number; column: number} {
  return toMarkdown(file.sample.fence, file.firstLine + line, column);
}

/** Bundles the files and returns, for each, the function that evaluates it. */
export async function loadUnit(
  unit: Unit,
  app: string,
  outfile: string,
): Promise<Map<string, () => Promise<unknown>>> {
  await bundleProject({files: new Map(unit.files.map(({file, text}) => [file.path, text])), app, outfile});
  const bundle: {files: Record<string, () => Promise<unknown>>} = await import(
    pathToFileURL(path.resolve(outfile)).href
  );
  return new Map(Object.entries(bundle.files));
}

/** The files of a unit as far as they are evaluated. Each is evaluated once. */
export class Evaluation {
  readonly #unit: Unit;
  readonly #load: ReadonlyMap<string, () => Promise<unknown>>;
  readonly #started = new Set<UnitFile>();
  /** In the order of the page. */
  readonly evaluated: EvaluatedFile[] = [];

  constructor(unit: Unit, load: ReadonlyMap<string, () => Promise<unknown>>) {
    this.#unit = unit;
    this.#load = load;
  }

  /** Evaluates all files that may run, one after the other. A file whose compiler errors the page shows may throw. */
  async run(recorder: Recorder): Promise<void> {
    for (const unitFile of this.#unit.files.filter(({file}) => file.sample.options.norun === undefined)) {
      const {file} = unitFile;
      if (/\b(?:document|createRoot|hydrateRoot)\b/.test(file.text) && file.path.endsWith('.tsx')) {
        enterBrowser();
      }
      try {
        await this.evaluate(unitFile);
      } catch (error) {
        if (file.sample.parsed.expectedErrors.length === 0) {
          this.#unit.problems.push(createThrowProblem(this.#unit.project, error, recorder, file));
        }
      } finally {
        leaveBrowser();
      }
    }
  }

  /** Evaluates files before their turn, because a request needs them; those that have begun may be the ones that wait for it. */
  async evaluateEarly(isNeeded: (file: UnitFile) => boolean): Promise<void> {
    for (const file of this.#unit.files.filter(
      candidate => isNeeded(candidate) && !this.#started.has(candidate),
    )) {
      await this.evaluate(file);
    }
  }

  async evaluate(unitFile: UnitFile): Promise<EvaluatedFile> {
    this.#started.add(unitFile);
    const exports = await this.#load.get(unitFile.file.path)?.();
    const known = this.evaluated.find(({file}) => file === unitFile.file);
    if (known) {
      return known;
    }
    const evaluated = {...unitFile, exports: isRecord(exports) ? exports : {}};
    this.evaluated.push(evaluated);
    return evaluated;
  }

  /** What the reference app's server exports. */
  async loadApp(): Promise<Record<string, unknown>> {
    const exports = await this.#load.get('app:server.ts')?.();
    return isRecord(exports) ? exports : {};
  }
}

/** Compares what the statements did with their `// =>` comments. */
export function compareExpectations(unit: Unit, recorder: Recorder): Problem[] {
  return unit.files
    .filter(({file}) => file.sample.options.norun === undefined)
    .flatMap(({file, expectations}) =>
      expectations.flatMap(expectation => compareExpectation(unit.project, file, expectation, recorder)),
    );
}

function compareExpectation(
  project: Project,
  file: ProjectFile,
  expectation: Expectation,
  recorder: Recorder,
): Problem[] {
  const outcomes = recorder.outcomes.get(expectation.id) ?? [];
  if (matches(expectation, outcomes)) {
    return [];
  }
  const found = outcomes[0]?.texts[0];
  const prefix = expectation.kind === 'throw' ? 'throws ' : '';
  const position = {
    file: project.page,
    ...place(file, expectation.line, expectation.column),
    length: prefix.length + expectation.text.length,
  };
  if (found === undefined) {
    return [
      {
        ...position,
        message: `a \`// =>\` whose statement did not run. Found no value, expected \`${prefix}${expectation.text}\`.`,
        advice: 'Call the function that holds it, or wait for the call that leads to it.',
      },
    ];
  }
  const instead =
    expectation.kind === 'throw' && found === 'nothing thrown' ? 'nothing thrown' : `${prefix}${found}`;
  return [
    {
      ...position,
      message: `a \`// =>\` differs. Found \`${instead}\`, expected \`${prefix}${expectation.text}\`.`,
      advice:
        instead === 'nothing thrown'
          ? 'Remove `throws …`, or make the statement throw.'
          : `If the sample is right, write \`// => ${instead}\`.`,
    },
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
