import type {PageSizes} from '@site/src/shared/pageSizes';

/** Counts what can still be prefetched. */
export class Budget {
  readonly #pageSizes: PageSizes;
  readonly #limit: number;
  /** Scripts that pages have loaded or prefetched, as indexes of the sizes. */
  readonly #loaded = new Set<number>();
  #remaining = 0;
  #page = '';

  /** `limit` is the number of bytes for each page that the reader opens. */
  constructor(pageSizes: PageSizes, limit: number) {
    this.#pageSizes = pageSizes;
    this.#limit = limit;
  }

  /** Says which page the reader has opened. A new page has a new budget. */
  open(path: string): void {
    if (path !== this.#page) {
      this.#page = path;
      this.#remaining = this.#limit;
      this.#pageSizes.pages[path]?.forEach(script => this.#loaded.add(script));
    }
  }

  /** Returns whether the scripts of a page fit, and counts them if they do. Returns false if there is nothing to load. */
  take(path: string): boolean {
    const missing = this.#list(path).filter(script => !this.#loaded.has(script));
    const size = missing.reduce((sum, script) => sum + (this.#pageSizes.sizes[script] ?? Infinity), 0);
    if (size === 0 || size > this.#remaining) {
      return false;
    }
    this.#remaining -= size;
    missing.forEach(script => this.#loaded.add(script));
    return true;
  }

  /** Lists the scripts that a prefetch loads. For `/docs/context`, Docusaurus also prefetches the page `/docs`. */
  #list(path: string): number[] {
    const scripts = new Set<number>();
    for (let part = path; part; part = part.slice(0, part.lastIndexOf('/'))) {
      this.#pageSizes.pages[part]?.forEach(script => scripts.add(script));
    }
    return [...scripts];
  }
}
