import {rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Project} from '../page';
import type {Problem} from '../problem';
import {getAppFolder, repositoryDir, type Version} from '../versions';
import {createBackend} from './backend';
import {closeDom} from './dom';
import {closeConnections} from './network';
import {closePorts} from './ports';
import {Recorder} from './recorder';
import {startReferenceServer, type Backend} from './referenceServer';
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

/** Runs the samples of projects of one docs version, one project at a time. */
export class ProjectRunner {
  readonly #version: Version;
  /** Loads a package of the docs version. */
  readonly #load: (specifier: string) => unknown;
  #backend: Backend | undefined;
  #fallbackPort: Promise<number> | undefined;
  #runs = 0;

  constructor(version: Version) {
    this.#version = version;
    this.#load = createRequire(path.join(repositoryDir, version.packagesFolder, 'package.json'));
  }

  /** Loads a package early, if the docs version has it. */
  preload(specifier: string): void {
    try {
      this.#load(specifier);
    } catch {
      // This docs version doesn't have the package, but the other one has it.
    }
  }

  /**
   * Returns the port of the reference server, which handles requests to ports that no sample has opened. The first call starts the server.
   */
  readonly startFallbackServer = (): Promise<number> => {
    if (!this.#backend) {
      return Promise.reject(new Error('No sample is running.'));
    }
    this.#fallbackPort ??= startReferenceServer(this.#backend);
    return this.#fallbackPort;
  };

  async run(project: Project): Promise<ProjectRun> {
    const prepared = prepareProject(project);
    const outfile = path.join(repositoryDir, '.cache/samples/run', `${process.pid}-${this.#runs++}.mjs`);
    const recorder = new Recorder();
    Reflect.set(globalThis, Symbol.for('code-samples'), {sample: recorder, require: this.#load});
    const handleUncaughtError = (error: unknown) =>
      void prepared.problems.push(createThrowProblem(project, error, recorder));
    process.on('uncaughtException', handleUncaughtError).on('unhandledRejection', handleUncaughtError);
    try {
      const evaluators = await loadEvaluators(
        prepared,
        path.join(repositoryDir, getAppFolder(this.#version)),
        outfile,
      );
      await this.#evaluateAndRender(prepared, new Evaluation(prepared, evaluators), recorder);
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
    this.#backend = createBackend(this.#load, evaluation, recorder);
    await evaluation.run(recorder);
    await waitUntilSettled();
    if (prepared.hasComponents) {
      // Load the server's packages before the first component is rendered. They throw if they are loaded while there is a `window`.
      await this.#backend.listRouters();
      const context = {project: prepared.project, files: evaluation.evaluated, load: this.#load, recorder};
      for (const file of evaluation.evaluated) {
        prepared.problems.push(...(await renderComponents(context, file)));
      }
    }
    await waitUntil(() => compareExpectations(prepared, recorder).length === 0);
    prepared.problems.push(...compareExpectations(prepared, recorder));
  }

  async #cleanUp(): Promise<void> {
    this.#backend = undefined;
    closeDom();
    clearTimers();
    await closePorts();
    closeConnections();
    clearTimers();
    this.#fallbackPort = undefined;
  }
}
