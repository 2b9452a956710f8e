import {rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Project} from '../page';
import type {Problem} from '../problem';
import {appFolder, repository, type Version} from '../versions';
import {createBackend} from './backend';
import {closeBrowser} from './dom';
import {closeConnections} from './network';
import {closePorts} from './ports';
import {Recorder} from './recorder';
import {startReferenceServer, type ReferenceServerInput} from './referenceServer';
import {renderComponents} from './render';
import {clearTimers, settle, waitFor} from './settle';
import {createThrowProblem} from './traces';
import {compareExpectations, createUnit, Evaluation, loadUnit, type Unit} from './unit';

/** What happened when a project ran. */
export type ProjectRun = {
  problems: Problem[];
  /** The bundler refused it: the compiler says why, and better. */
  isBroken: boolean;
};

/** Runs the samples of projects of one docs version, one project at a time. */
export class ProjectRunner {
  readonly #version: Version;
  readonly #load: (specifier: string) => unknown;
  #backend: ReferenceServerInput | undefined;
  #fallbackPort: Promise<number> | undefined;
  #runs = 0;

  constructor(version: Version) {
    this.#version = version;
    this.#load = createRequire(path.join(repository, version.packages, 'package.json'));
  }

  /** Loads a package now, if the version has it. */
  preload(specifier: string): void {
    try {
      this.#load(specifier);
    } catch {
      // The other docs version has it.
    }
  }

  /** The port of the server that answers for the page or the reference app; it starts when it is first needed. */
  readonly openFallback = (): Promise<number> => {
    if (!this.#backend) {
      return Promise.reject(new Error('No sample runs.'));
    }
    this.#fallbackPort ??= startReferenceServer(this.#backend);
    return this.#fallbackPort;
  };

  async run(project: Project): Promise<ProjectRun> {
    const unit = createUnit(project);
    const outfile = path.join(repository, '.cache/samples/run', `${process.pid}-${this.#runs++}.mjs`);
    const recorder = new Recorder();
    Reflect.set(globalThis, Symbol.for('code-samples'), {sample: recorder, require: this.#load});
    const uncaught = (error: unknown) =>
      void unit.problems.push(createThrowProblem(project, error, recorder));
    process.on('uncaughtException', uncaught).on('unhandledRejection', uncaught);
    try {
      const load = await loadUnit(unit, path.join(repository, appFolder(this.#version)), outfile);
      await this.#drive(unit, new Evaluation(unit, load), recorder);
      return {problems: unit.problems, isBroken: false};
    } catch (error) {
      return {problems: [createThrowProblem(project, error, recorder)], isBroken: true};
    } finally {
      await this.#cleanUp();
      process.off('uncaughtException', uncaught).off('unhandledRejection', uncaught);
      rmSync(outfile, {force: true});
    }
  }

  async #drive(unit: Unit, evaluation: Evaluation, recorder: Recorder): Promise<void> {
    this.#backend = createBackend(this.#load, evaluation, recorder);
    await evaluation.run(recorder);
    await settle();
    if (unit.hasComponents) {
      // The server's packages refuse to be loaded where a browser's window is.
      await this.#backend.listRouters();
      const stage = {project: unit.project, files: evaluation.evaluated, load: this.#load, recorder};
      for (const file of evaluation.evaluated) {
        unit.problems.push(...(await renderComponents(stage, file)));
      }
    }
    await waitFor(() => compareExpectations(unit, recorder).length === 0);
    unit.problems.push(...compareExpectations(unit, recorder));
  }

  async #cleanUp(): Promise<void> {
    this.#backend = undefined;
    closeBrowser();
    clearTimers();
    await closePorts();
    closeConnections();
    clearTimers();
    this.#fallbackPort = undefined;
  }
}
