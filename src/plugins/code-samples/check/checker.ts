import type {ChildProcess} from 'node:child_process';
import {startChild} from '../childProcess';
import type {Page} from '../page';
import {versions, type VersionName} from '../versions';
import type {CheckedPage} from './checkPages';
import type {CheckReply, CheckRequest} from './child';

/** Type-checks pages in child processes. Each docs version has its own process, which starts when it is first needed. */
export class Checker {
  readonly #children = new Map<VersionName, ChildProcess>();
  readonly #pendingRequests = new Map<
    number,
    {checked: CheckedPage[]; resolve: (pages: CheckedPage[]) => void; reject: (error: Error) => void}
  >();
  #nextId = 1;

  /** Starts the processes of all docs versions early, so that they are ready when there are pages to check. */
  start(): void {
    versions.forEach(({name}) => this.#getChild(name));
  }

  /**
   * Checks the samples of pages, all docs versions in parallel. A page with samples of two versions has two results.
   * @param withTypes whether to collect the types of all names (see `checkPages`)
   */
  async check(pages: readonly Page[], withTypes: boolean): Promise<CheckedPage[]> {
    const results = await Promise.all(
      versions.map(({name}) => {
        const relevantPages = pages.filter(({samples}) => samples.some(sample => sample.version === name));
        return relevantPages.length === 0 ? [] : this.#request(name, relevantPages, withTypes);
      }),
    );
    return results.flat();
  }

  close(): void {
    for (const child of this.#children.values()) {
      child.disconnect();
    }
    this.#children.clear();
  }

  #request(version: VersionName, pages: Page[], withTypes: boolean): Promise<CheckedPage[]> {
    const child = this.#getChild(version);
    const request: CheckRequest = {id: this.#nextId++, pages, withTypes};
    return new Promise((resolve, reject) => {
      this.#pendingRequests.set(request.id, {checked: [], resolve, reject});
      child.send(request);
    });
  }

  #getChild(version: VersionName): ChildProcess {
    const existing = this.#children.get(version);
    if (existing) {
      return existing;
    }
    const child = startChild('check/child.ts', [version], {packages: ['typescript']});
    child.on('message', (reply: CheckReply) => {
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
    });
    child.on('exit', code => {
      if (this.#children.get(version) === child) {
        this.#children.delete(version);
        for (const {reject} of this.#pendingRequests.values()) {
          reject(new Error(`The process that type-checks samples of ${version} ended with code ${code}.`));
        }
        this.#pendingRequests.clear();
      }
    });
    this.#children.set(version, child);
    return child;
  }
}
