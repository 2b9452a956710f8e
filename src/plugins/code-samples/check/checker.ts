import {startChild} from '../childProcess';
import type {Page} from '../page';
import type {Version} from '../options';
import type {CheckedPage} from './checkPages';
import type {CheckReply, CheckRequest} from './child';

/** Type-checks pages in child processes. Each docs version has its own process, which starts when it is first needed. */
export class Checker {
  readonly #versions: readonly Version[];
  readonly #startChild: typeof startChild;
  readonly #compilers = new Map<Version, CompilerProcess>();

  constructor(versions: readonly Version[], start = startChild) {
    this.#versions = versions;
    this.#startChild = start;
  }

  /** Starts the processes of all docs versions early, so that they are ready when there are pages to check. */
  start(): void {
    this.#versions.forEach(version => this.#getCompiler(version));
  }

  /**
   * Checks the samples of pages, all docs versions in parallel. A page with samples of two versions has two results.
   * @param withTypes whether to collect the types of all names (see `checkPages`)
   */
  async check(pages: readonly Page[], withTypes: boolean): Promise<CheckedPage[]> {
    const results = await Promise.all(
      this.#versions.map(version => {
        const relevantPages = pages.filter(({samples}) =>
          samples.some(sample => sample.version === version.name),
        );
        return relevantPages.length === 0 ? [] : this.#getCompiler(version).check(relevantPages, withTypes);
      }),
    );
    return results.flat();
  }

  close(): void {
    this.#compilers.forEach(compiler => compiler.close());
    this.#compilers.clear();
  }

  #getCompiler(version: Version): CompilerProcess {
    const existing = this.#compilers.get(version);
    if (existing?.isRunning) {
      return existing;
    }
    const compiler = new CompilerProcess(version, this.#startChild);
    this.#compilers.set(version, compiler);
    return compiler;
  }
}

type PendingRequest = {
  checked: CheckedPage[];
  resolve: (pages: CheckedPage[]) => void;
  reject: (error: Error) => void;
};

/** A child process that type-checks the samples of one docs version. If it ends, all of its pending requests are rejected. */
class CompilerProcess {
  readonly #child;
  readonly #pendingRequests = new Map<number, PendingRequest>();
  #nextId = 1;
  isRunning = true;

  constructor(version: Version, start: typeof startChild) {
    this.#child = start('check/child.ts', [JSON.stringify(version)], {packages: ['typescript']});
    this.#child.on('message', (reply: CheckReply) => this.#handleReply(reply));
    this.#child.on('exit', code => {
      this.isRunning = false;
      for (const {reject} of this.#pendingRequests.values()) {
        reject(new Error(`The process that type-checks samples of ${version.name} ended with code ${code}.`));
      }
    });
  }

  check(pages: Page[], withTypes: boolean): Promise<CheckedPage[]> {
    const request: CheckRequest = {id: this.#nextId++, pages, withTypes};
    return new Promise((resolve, reject) => {
      this.#pendingRequests.set(request.id, {checked: [], resolve, reject});
      this.#child.send(request);
    });
  }

  close(): void {
    this.isRunning = false;
    this.#child.disconnect();
  }

  #handleReply(reply: CheckReply): void {
    const pending = this.#pendingRequests.get(reply.id);
    if ('page' in reply) {
      pending?.checked.push(reply.page);
      return;
    }
    this.#pendingRequests.delete(reply.id);
    if ('error' in reply) {
      pending?.reject(new Error(reply.error));
    } else {
      pending?.resolve(pending.checked);
    }
  }
}
