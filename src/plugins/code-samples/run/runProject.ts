import {rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Project} from '../page';
import type {Problem} from '../problem';
import type {Version} from '../options';
import {closeDom} from './dom';
import type {Environment, SampleRun} from './environment';
import {closeConnections} from './network';
import {closePorts, listenOnFreePort} from './ports';
import {Recorder} from './recorder';
import {renderComponents} from './render';
import {clearTimers, waitUntilSettled, waitUntil} from './timers';
import {createThrowProblem} from './traces';
import {
  compareExpectations,
  prepareProject,
  Evaluation,
  loadEvaluators,
  type PreparedProject,
} from './preparedProject';

/** The result of running a project. */
export type ProjectRun = {
  problems: Problem[];
  /** Whether the project could not be bundled. In this case the compiler usually reports the cause with a better message. */
  bundleFailed: boolean;
};

/** Makes the names of bundles unique, because Node evaluates each file only once. */
let runs = 0;

/** Runs the samples of projects of one docs version, one project at a time. */
export class ProjectRunner {
  readonly #version: Version;
  readonly #environment: Environment;
  /** Loads a package of the docs version. */
  readonly #load: (specifier: string) => unknown;
  #run: SampleRun | undefined;
  #fallbackPort: Promise<number> | undefined;

  constructor(version: Version, environment: Environment) {
    this.#version = version;
    this.#environment = environment;
    this.#load = createRequire(path.join(version.packagesPath, 'package.json'));
  }

  /** Loads a package early, if the docs version has it. */
  preload(specifier: string): void {
    try {
      this.#load(specifier);
    } catch {
      // This docs version doesn't have the package, but another one has it.
    }
  }

  /** Returns the port of the server for requests to ports that no sample has opened. The first call starts the server. */
  readonly startFallbackServer = async (): Promise<number> => {
    const {createServer} = this.#environment;
    if (!this.#run || !createServer) {
      throw new Error('No server of this page listens on this port.');
    }
    this.#fallbackPort ??= listenOnFreePort(createServer(this.#run));
    return this.#fallbackPort;
  };

  async run(project: Project): Promise<ProjectRun> {
    const prepared = prepareProject(project, this.#environment);
    const outfile = path.join(this.#version.rootDir, '.cache/samples/run', `${process.pid}-${runs++}.mjs`);
    const recorder = new Recorder();
    Reflect.set(globalThis, Symbol.for('code-samples'), {sample: recorder, require: this.#load});
    const handleUncaughtError = (error: unknown) =>
      void prepared.problems.push(createThrowProblem(project, error, recorder));
    process.on('uncaughtException', handleUncaughtError).on('unhandledRejection', handleUncaughtError);
    try {
      const evaluators = await loadEvaluators(prepared, this.#version.appPath, this.#environment, outfile);
      await this.#evaluateAndRender(
        prepared,
        new Evaluation(prepared, evaluators, this.#environment),
        recorder,
      );
      return {problems: prepared.problems, bundleFailed: false};
    } catch (error) {
      return {problems: [createThrowProblem(project, error, recorder)], bundleFailed: true};
    } finally {
      await this.#cleanUp();
      process.off('uncaughtException', handleUncaughtError).off('unhandledRejection', handleUncaughtError);
      rmSync(outfile, {force: true});
    }
  }

  async #evaluateAndRender(
    prepared: PreparedProject,
    evaluation: Evaluation,
    recorder: Recorder,
  ): Promise<void> {
    const run = createSampleRun(this.#load, evaluation, recorder);
    this.#run = run;
    await evaluation.run(recorder);
    await waitUntilSettled();
    const context = {project: prepared.project, run, environment: this.#environment, recorder};
    for (const file of evaluation.evaluated) {
      prepared.problems.push(...(await renderComponents(context, file)));
    }
    await waitUntil(() => compareExpectations(prepared, recorder).length === 0);
    prepared.problems.push(...compareExpectations(prepared, recorder));
  }

  async #cleanUp(): Promise<void> {
    this.#run = undefined;
    closeDom();
    clearTimers();
    await closePorts();
    closeConnections();
    clearTimers();
    this.#fallbackPort = undefined;
  }
}

function createSampleRun(
  load: (specifier: string) => unknown,
  evaluation: Evaluation,
  {captures}: Recorder,
): SampleRun {
  return {
    load,
    captures,
    listEvaluated: () => evaluation.evaluated.map(({file, exports}) => ({path: file.path, exports})),
    evaluateEarly: isNeeded =>
      evaluation.evaluateEarly(({file, captureKinds}) => isNeeded(file.path, captureKinds)),
    loadApp: () => evaluation.loadApp(),
  };
}
