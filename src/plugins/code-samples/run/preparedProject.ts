import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {fenceToMarkdown, type Project, type ProjectFile} from '../page';
import type {Problem} from '../problem';
import {bundleProject} from './bundle';
import {collectComponents, type Component} from './components';
import {installBrowserGlobals, removeBrowserGlobals} from './dom';
import type {Environment} from './environment';
import {matchesExpectation} from './expectation';
import {instrumentFile, parseSource, type Expectation} from './instrument';
import type {Recorder} from './recorder';
import {needsTestRunner} from './test-runners/testFiles';
import {createThrowProblem} from './traces';

/** A project of a page that is ready to run. */
export type PreparedProject = {
  project: Project;
  files: PreparedFile[];
  problems: Problem[];
  /** Whether a file has thrown an error, so that its other statements didn't run. */
  hasThrown: boolean;
};

export type PreparedFile = {
  file: ProjectFile;
  text: string;
  expectations: Expectation[];
  components: Component[];
  /** The kinds of the values that the file captures for the environment. */
  captureKinds: string[];
};

/** A file of the page after its evaluation. */
export type EvaluatedFile = PreparedFile & {exports: Record<string, unknown>};

/**
 * Instruments the files of a project and collects their expectations and components. Files that only a test runner can load are left out.
 */
export function prepareProject(project: Project, environment: Environment): PreparedProject {
  const prepared: PreparedProject = {
    project,
    files: [],
    problems: [],
    hasThrown: false,
  };
  let firstId = 0;
  for (const file of project.files) {
    const source = parseSource(file.path, file.text);
    const captures = environment.findCaptures?.(source) ?? [];
    const {text, expectations, problems} = instrumentFile(source, firstId, captures);
    if (needsTestRunner(file)) {
      prepared.problems.push(
        ...expectations.map(expectation => createExpectationInTestProblem(project, file, expectation)),
      );
      continue;
    }
    firstId += expectations.length;
    prepared.problems.push(
      ...problems.map(({line, column, ...problem}) => ({
        ...problem,
        file: project.page,
        ...fileToMarkdown(file, line, column),
      })),
    );
    const isPage = environment.isPage?.(file.path) ?? false;
    prepared.files.push({
      file,
      text,
      expectations,
      components: file.path.endsWith('.tsx') ? collectComponents(source, isPage) : [],
      captureKinds: captures.map(({kind}) => kind),
    });
  }
  return prepared;
}

/** Creates a problem for a `// =>` comment in a test file. Test runners don't compare these comments with values. */
function createExpectationInTestProblem(
  project: Project,
  file: ProjectFile,
  {line, column, text}: Expectation,
): Problem {
  return {
    file: project.page,
    ...fileToMarkdown(file, line, column),
    length: text.length,
    message: `a \`// =>\` comment in a test. Found \`${text}\`, expected a call to \`expect\`.`,
    advice: 'Check the value with `expect(…)`, and remove the comment.',
  };
}

/** Converts a zero-based position in a file of a project to a one-based position in the Markdown file. */
export function fileToMarkdown(
  file: ProjectFile,
  line: number,
  column: number,
): {line: number; column: number} {
  return fenceToMarkdown(file.sample.fence, file.firstLine + line, column);
}

/** Bundles the files of a project. Returns a map from the path of each file to the function that evaluates it. */
export async function loadEvaluators(
  prepared: PreparedProject,
  appPath: string,
  environment: Environment,
  outfile: string,
): Promise<Map<string, () => Promise<unknown>>> {
  await bundleProject({
    files: new Map(prepared.files.map(({file, text}) => [file.path, text])),
    appPath,
    environment,
    outfile,
  });
  const bundle: {files: Record<string, () => Promise<unknown>>} = await import(
    pathToFileURL(path.resolve(outfile)).href
  );
  return new Map(Object.entries(bundle.files));
}

/** Evaluates the files of a project, each file only once, and keeps their exports. */
export class Evaluation {
  readonly #prepared: PreparedProject;
  readonly #evaluators: ReadonlyMap<string, () => Promise<unknown>>;
  readonly #appEntry: string | undefined;
  readonly #started = new Set<PreparedFile>();
  /** The evaluated files, in the order of evaluation. */
  readonly evaluated: EvaluatedFile[] = [];

  constructor(
    prepared: PreparedProject,
    evaluators: ReadonlyMap<string, () => Promise<unknown>>,
    {appEntry}: Environment,
  ) {
    this.#prepared = prepared;
    this.#evaluators = evaluators;
    this.#appEntry = appEntry;
  }

  /** Evaluates all files without `norun`, one after the other. A file may throw if its sample has expected compiler errors. */
  async run(recorder: Recorder): Promise<void> {
    for (const preparedFile of this.#prepared.files.filter(
      ({file}) => file.sample.options.norun === undefined,
    )) {
      const {file} = preparedFile;
      if (/\b(?:document|createRoot|hydrateRoot)\b/.test(file.text) && file.path.endsWith('.tsx')) {
        installBrowserGlobals();
      }
      try {
        await this.evaluate(preparedFile);
      } catch (error) {
        if (file.sample.parsed.expectedErrors.length === 0) {
          this.#prepared.hasThrown = true;
          this.#prepared.problems.push(createThrowProblem(this.#prepared.project, error, recorder, file));
        }
      } finally {
        removeBrowserGlobals();
      }
    }
  }

  /**
   * Evaluates files early, because a request needs them. Files whose evaluation has already started are left out, because one of them may
   * be waiting for the response to this request.
   */
  async evaluateEarly(isNeeded: (file: PreparedFile) => boolean): Promise<void> {
    for (const file of this.#prepared.files.filter(
      candidate => isNeeded(candidate) && !this.#started.has(candidate),
    )) {
      await this.evaluate(file);
    }
  }

  async evaluate(preparedFile: PreparedFile): Promise<EvaluatedFile> {
    this.#started.add(preparedFile);
    const exports = await this.#evaluators.get(preparedFile.file.path)?.();
    const existing = this.evaluated.find(({file}) => file === preparedFile.file);
    if (existing) {
      return existing;
    }
    const evaluated = {...preparedFile, exports: isRecord(exports) ? exports : {}};
    this.evaluated.push(evaluated);
    return evaluated;
  }

  /** Evaluates the entry file of the reference app, whose files samples can import, and returns its exports. */
  async loadApp(): Promise<Record<string, unknown>> {
    const exports = await this.#evaluators.get(`app:${this.#appEntry}`)?.();
    return isRecord(exports) ? exports : {};
  }
}

/** Compares the outcomes of statements with their `// =>` comments. Returns the differences as problems. */
export function compareExpectations(prepared: PreparedProject, recorder: Recorder): Problem[] {
  return prepared.files
    .filter(({file}) => file.sample.options.norun === undefined)
    .flatMap(({file, expectations}) =>
      expectations.flatMap(expectation => compareExpectation(prepared, file, expectation, recorder)),
    );
}

function compareExpectation(
  {project, hasThrown}: PreparedProject,
  file: ProjectFile,
  expectation: Expectation,
  recorder: Recorder,
): Problem[] {
  const outcomes = recorder.outcomes.get(expectation.id) ?? [];
  if (matchesExpectation(expectation, outcomes)) {
    return [];
  }
  const found = outcomes[0]?.texts[0];
  const prefix = expectation.kind === 'throw' ? 'throws ' : '';
  const position = {
    file: project.page,
    ...fileToMarkdown(file, expectation.line, expectation.column),
    length: prefix.length + expectation.text.length,
  };
  if (found === undefined) {
    return [
      {
        ...position,
        message: `the statement of a \`// =>\` comment did not run. Found no value, expected \`${prefix}${expectation.text}\`.`,
        advice: hasThrown
          ? 'Fix the error of the sample first. It may have kept this statement from running.'
          : 'Call the function that contains the statement, or await the call that leads to it.',
      },
    ];
  }
  const actual =
    expectation.kind === 'throw' && found === 'nothing thrown' ? 'nothing thrown' : `${prefix}${found}`;
  return [
    {
      ...position,
      message: `the result differs from the \`// =>\` comment. Found \`${actual}\`, expected \`${prefix}${expectation.text}\`.`,
      advice:
        actual === 'nothing thrown'
          ? 'Remove `throws …`, or make the statement throw.'
          : `If the sample is right, write \`// => ${actual}\`.`,
    },
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
