import type {ChildProcess} from 'node:child_process';
import {startChild} from '../childProcess';
import type {Page, Project} from '../page';
import type {Problem} from '../problem';
import {versions, type VersionName} from '../versions';
import type {RunReply, RunRequest} from './child';
import type {RunPage} from './runPages';
import {runTests} from './tests/runTests';

/** How many processes run samples at once. */
const POOL_SIZE = 2;
/** The projects of most pages: one process runs them while a second would start. */
const FEW = 8;
/** A project that takes longer is stopped, in milliseconds. */
const TIME_LIMIT = 15_000;

type Worker = {child: ChildProcess; version: VersionName; errors: string; ready: Promise<void>};

/** Runs the samples of pages in a small pool of processes, which live until `close`. */
export class Runner {
  readonly #idle: Worker[] = [];

  /** Starts the processes that run the first version's samples, so that they are there when pages come. */
  start(): void {
    const [first] = versions;
    while (first && this.#idle.length < POOL_SIZE) {
      this.#idle.push(this.#startWorker(first.name));
    }
  }

  async run(pages: readonly Page[]): Promise<RunPage[]> {
    const results = new Map<string, RunPage>(
      pages.map(({file}) => [file, {file, problems: [], broken: [], notRun: new Map()}]),
    );
    const queue = pages.flatMap(({projects}) => projects).sort((a, b) => findIndex(a) - findIndex(b));
    const work = async () => {
      for (let project = queue.shift(); project; project = queue.shift()) {
        const {problems, isBroken} = await this.#runProject(project);
        const result = results.get(project.page);
        (isBroken ? result?.broken : result?.problems)?.push(...problems);
        result?.problems.push(...(await runTests(project)));
      }
    };
    await Promise.all(Array.from({length: queue.length > FEW ? POOL_SIZE : 1}, work));
    return [...results.values()];
  }

  close(): void {
    for (const {child} of this.#idle.splice(0)) {
      child.kill('SIGKILL');
    }
  }

  async #runProject(project: Project): Promise<RunReply> {
    const worker = this.#take(project.version);
    await worker.ready;
    const reply = await request(worker, project);
    if (reply === 'died' || reply === 'too slow') {
      worker.child.kill('SIGKILL');
      return {isBroken: false, problems: [createEndProblem(project, reply, worker.errors)]};
    }
    this.#idle.push(worker);
    return reply;
  }

  /** An idle process of the version; one of another version makes room for it. */
  #take(version: VersionName): Worker {
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
    const worker: Worker = {child, version, errors: '', ready};
    child.stdout?.resume();
    child.stderr?.on('data', (data: Buffer) => {
      worker.errors = (worker.errors + data.toString()).slice(-2000);
    });
    return worker;
  }
}

/** All projects of a version run before those of the next. */
function findIndex({version}: Project): number {
  return versions.findIndex(({name}) => name === version);
}

function request({child}: Worker, project: Project): Promise<RunReply | 'died' | 'too slow'> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve('too slow'), TIME_LIMIT);
    const end = (reply: RunReply | 'died') => {
      clearTimeout(timer);
      child.off('message', end).off('exit', died);
      resolve(reply);
    };
    const died = () => end('died');
    child.once('message', end).once('exit', died);
    if (child.connected) {
      child.send({project} satisfies RunRequest);
    } else {
      end('died');
    }
  });
}

function createEndProblem(project: Project, reason: 'died' | 'too slow', errors: string): Problem {
  const first = project.files[0]?.sample.fence.position ?? {line: 1, column: 1};
  const found =
    reason === 'too slow'
      ? `no end after ${TIME_LIMIT / 1000} s`
      : `the end of the process (${errors.trim().split('\n').at(-1) ?? ''})`;
  return {
    file: project.page,
    ...first,
    message: `the samples of this page${project.name === '' ? '' : ` (project "${project.name}")`} don't come to an end. Found ${found}, expected all statements to finish.`,
    advice: 'Look for an `await` that waits for ever and for loops without an end.',
  };
}
