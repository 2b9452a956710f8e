import type {ChildProcess} from 'node:child_process';
import {startChild} from '../childProcess';
import type {Page, Project} from '../page';
import type {Problem} from '../problem';
import {versions, type VersionName} from '../versions';
import type {RunReply, RunRequest} from './child';
import type {PageRun} from './pageRun';
import {runTests} from './test-runners/runTests';

/** Number of child processes that run samples in parallel. */
const poolSize = 2;
/**
 * Up to this many projects run in a single process, because starting a second process would take longer than running them. Most pages have
 * fewer projects.
 */
const singleProcessLimit = 8;
/** Maximum time to run a project. A project that takes longer is stopped. */
const projectTimeoutMs = 15_000;

type Worker = {child: ChildProcess; version: VersionName; stderr: string; ready: Promise<void>};

/** Runs the samples of pages in a small pool of child processes, which exist until `close` is called. */
export class Runner {
  readonly #idle: Worker[] = [];

  /** Starts the processes for the first docs version early, so that they are ready when there are pages to run. */
  start(): void {
    const [first] = versions;
    while (first && this.#idle.length < poolSize) {
      this.#idle.push(this.#startWorker(first.name));
    }
  }

  async run(pages: readonly Page[]): Promise<PageRun[]> {
    const results = new Map<string, PageRun>(
      pages.map(({file}) => [file, {file, problems: [], bundleProblems: [], notRun: new Map()}]),
    );
    const queue = pages
      .flatMap(({projects}) => projects)
      .sort((a, b) => findVersionIndex(a) - findVersionIndex(b));
    const work = async () => {
      for (let project = queue.shift(); project; project = queue.shift()) {
        const {problems, bundleFailed} = await this.#runProject(project);
        const result = results.get(project.page);
        (bundleFailed ? result?.bundleProblems : result?.problems)?.push(...problems);
        result?.problems.push(...(await runTests(project)));
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

  async #runProject(project: Project): Promise<RunReply> {
    const worker = this.#takeWorker(project.version);
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
  #takeWorker(version: VersionName): Worker {
    const index = this.#idle.findIndex(worker => worker.version === version);
    const [found] = index === -1 ? [] : this.#idle.splice(index, 1);
    if (found) {
      return found;
    }
    this.#idle.shift()?.child.kill('SIGKILL');
    return this.#startWorker(version);
  }

  #startWorker(version: VersionName): Worker {
    const child = startChild('run/child.ts', [version], {
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

/** Returns a sort key that groups projects by docs version. */
function findVersionIndex({version}: Project): number {
  return versions.findIndex(({name}) => name === version);
}

function requestRun({child}: Worker, project: Project): Promise<RunReply | 'died' | 'too slow'> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve('too slow'), projectTimeoutMs);
    const end = (reply: RunReply | 'died') => {
      clearTimeout(timer);
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
      ? `that they still run after ${projectTimeoutMs / 1000} s`
      : `that their process ended (${stderr.trim().split('\n').at(-1) ?? ''})`;
  return {
    file: project.page,
    ...first,
    message: `the samples of this page${project.name === '' ? '' : ` (project "${project.name}")`} don't finish. Found ${found}, expected all statements to finish.`,
    advice: 'Look for an `await` that never resolves and for infinite loops.',
  };
}
