import type {ChildProcess} from 'node:child_process';
import {startChild} from '../childProcess';
import type {Page} from '../page';
import {versions, type VersionName} from '../versions';
import type {CheckedPage} from './checkPages';
import type {CheckReply, CheckRequest} from './child';

/** Type-checks pages, in one process for each docs version, which starts when it is first needed. */
export class Checker {
  readonly #children = new Map<VersionName, ChildProcess>();
  readonly #waiting = new Map<
    number,
    {checked: CheckedPage[]; resolve: (pages: CheckedPage[]) => void; reject: (error: Error) => void}
  >();
  #nextId = 1;

  /** Starts the processes of all versions, so that they are there when pages come. */
  start(): void {
    versions.forEach(({name}) => this.#child(name));
  }

  /**
   * Checks every version's samples of the pages; the versions run side by side.
   * @param withTypes whether the types of all names are collected too, see `checkPages`
   */
  async check(pages: readonly Page[], withTypes: boolean): Promise<CheckedPage[]> {
    const results = await Promise.all(
      versions.map(({name}) => {
        const concerned = pages.filter(({samples}) => samples.some(sample => sample.version === name));
        return concerned.length === 0 ? [] : this.#request(name, concerned, withTypes);
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
    const child = this.#child(version);
    const request: CheckRequest = {id: this.#nextId++, pages, withTypes};
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, {checked: [], resolve, reject});
      child.send(request);
    });
  }

  #child(version: VersionName): ChildProcess {
    const known = this.#children.get(version);
    if (known) {
      return known;
    }
    const child = startChild('check/child.ts', [version], {packages: ['typescript']});
    child.on('message', (reply: CheckReply) => {
      const waiting = this.#waiting.get(reply.id);
      if ('page' in reply) {
        waiting?.checked.push(reply.page);
        return;
      }
      this.#waiting.delete(reply.id);
      if ('error' in reply) {
        waiting?.reject(new Error(reply.error));
      } else {
        waiting?.resolve(waiting.checked);
      }
    });
    child.on('exit', code => {
      if (this.#children.get(version) === child) {
        this.#children.delete(version);
        for (const {reject} of this.#waiting.values()) {
          reject(new Error(`The process that type-checks samples of ${version} ended with code ${code}.`));
        }
        this.#waiting.clear();
      }
    });
    this.#children.set(version, child);
    return child;
  }
}
