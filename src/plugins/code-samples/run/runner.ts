import type {ChildProcess} from 'node:child_process';
import {startChild} from '../childProcess';
import type {Page, Project} from '../page';
import type {Problem} from '../problem';
import type {Settings, Version} from '../options';
import type {RunReply, RunRequest} from './child';
import {runTests} from './test-runners/runTests';
import {startTimeLimit, timeLimitMs} from './timeLimit';

/** Number of child processes that run samples in parallel. */
const poolSize = 2;
/**
 * Up to this many projects run in a single process, because starting a second process would take longer than running them. Most pages have
 * fewer projects.
 */
const singleProcessLimit = 8;

type Worker = {child: ChildProcess; version: Version; stderr: string; ready: Promise<void>};

/** The result of running the samples of a page. */
export type PageRun = {
  file: string;
  problems: Problem[];
  /** Problems of projects that could not be bundled. They are only reported if the compiler found no problems. */
  bundleProblems: Problem[];
};

/** Runs the samples of pages in a small pool of child processes, which exist until `close` is called. */
export class Runner {
  readonly #versions: readonly Version[];
  readonly #idle: Worker[] = [];

  constructor({versions}: Pick<Settings, 'versions'>) {
    this.#versions = versions;
  }

  /** Starts the processes for the first docs version early, so that they are ready when there are pages to run. */
  start(): void {
    const [first] = this.#versions;
    while (first && this.#idle.length < poolSize) {
      this.#idle.push(this.#startWorker(first));
    }
  }

  async run(pages: readonly Page[]): Promise<PageRun[]> {
    const results = new Map<string, PageRun>(
      pages.map(({file}) => [file, {file, problems: [], bundleProblems: []}]),
    );
    const projects = pages.flatMap(page => page.projects);
    // The projects are in the order of their versions, because switching to another version starts a new process.
    const queue = this.#versions.flatMap(version =>
      projects.filter(project => project.version === version.name).map(project => ({project, version})),
    );
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const {project, version} = next;
        const {problems, bundleFailed} = await this.#runProject(project, version);
        const result = results.get(project.page);
        (bundleFailed ? result?.bundleProblems : result?.problems)?.push(...problems);
        result?.problems.push(...(await runTests(project, version)));
      }
    };
    await Promise.all(Array.from({length: queue.length > singleProcessLimit ? poolSize : 1}, work));
    return [...results.values()];
  }

  close(): void {
    for (const {child} of this.#idle.splice(0)) {
      child.kill('SIGKILL');
    }
  }

  async #runProject(project: Project, version: Version): Promise<RunReply> {
    const worker = this.#takeWorker(version);
    await worker.ready;
    const reply = await requestRun(worker, project);
    if (reply === 'died' || reply === 'too slow') {
      worker.child.kill('SIGKILL');
      return {bundleFailed: false, problems: [createUnfinishedProblem(project, reply, worker.stderr)]};
    }
    this.#idle.push(worker);
    return reply;
  }

  /** Takes an idle process of the docs version. If there is none, kills an idle process of another version and starts a new one. */
  #takeWorker(version: Version): Worker {
    const index = this.#idle.findIndex(worker => worker.version === version);
    const [found] = index === -1 ? [] : this.#idle.splice(index, 1);
    if (found) {
      return found;
    }
    this.#idle.shift()?.child.kill('SIGKILL');
    return this.#startWorker(version);
  }

  #startWorker(version: Version): Worker {
    const child = startChild('run/child.ts', [JSON.stringify(version)], {
      packages: ['typescript', 'jsdom'],
      silent: true,
      env: {NODE_ENV: 'development'},
    });
    const ready = new Promise<void>(resolve =>
      child.once('message', () => resolve()).once('exit', () => resolve()),
    );
    const worker: Worker = {child, version, stderr: '', ready};
    child.stdout?.resume();
    child.stderr?.on('data', (data: Buffer) => {
      worker.stderr = (worker.stderr + data.toString()).slice(-2000);
    });
    return worker;
  }
}

function requestRun({child}: Worker, project: Project): Promise<RunReply | 'died' | 'too slow'> {
  return new Promise(resolve => {
    const endTimeLimit = startTimeLimit(child.pid, () => resolve('too slow'));
    const end = (reply: RunReply | 'died') => {
      endTimeLimit();
      child.off('message', end).off('exit', handleExit);
      resolve(reply);
    };
    const handleExit = () => end('died');
    child.once('message', end).once('exit', handleExit);
    if (child.connected) {
      child.send({project} satisfies RunRequest);
    } else {
      end('died');
    }
  });
}

function createUnfinishedProblem(project: Project, reason: 'died' | 'too slow', stderr: string): Problem {
  const first = project.files[0]?.sample.fence.position ?? {line: 1, column: 1};
  const found =
    reason === 'too slow'
      ? `that they still run after ${timeLimitMs / 1000} s`
      : `that their process ended (${stderr.trim().split('\n').at(-1) ?? ''})`;
  return {
    file: project.page,
    ...first,
    message: `the samples of this page${project.name === '' ? '' : ` (project "${project.name}")`} don't finish. Found ${found}, expected all statements to finish.`,
    advice:
      'Look for an `await` that never resolves and for infinite loops. If the machine was busy with something else, try again.',
  };
}
