import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Checker} from './check/checker';
import {createDigest, createPageDigest, readEnvironment, type Environment} from './digest';
import {parsePage, type Page} from './page';
import {createPageResult, type PageResult} from './pageResult';
import {ResultCache} from './resultCache';
import {Runner} from './run/runner';
import {versions} from './versions';

/** A page that was verified, and where its result came from. */
export type VerifiedPage = {page: Page; result: PageResult; isCached: boolean};

/**
 * Type-checks and runs the samples of Markdown files. What was verified before, and depends on nothing that changed, comes from the
 * cache. Call `close` at the end: the compilers and runners are processes.
 */
export class Verifier {
  readonly #siteDir: string;
  readonly #cache: ResultCache;
  readonly #checker: Checker;
  readonly #runner: Runner;

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
    this.#cache = new ResultCache(siteDir);
    this.#checker = new Checker(siteDir);
    this.#runner = new Runner(siteDir);
  }

  /** Verifies files, named from the site's folder, in their order. */
  async verify(files: readonly string[]): Promise<VerifiedPage[]> {
    return this.verifyPages(
      files.map(file => parsePage(file, readFileSync(path.join(this.#siteDir, file), 'utf8'))),
    );
  }

  async verifyPages(pages: readonly Page[]): Promise<VerifiedPage[]> {
    const environment = this.#readEnvironment();
    const known = pages.map(page => this.#readKnown(environment, page));
    const changed = pages.filter((_, index) => known[index] === undefined);
    const [checked, run] = await Promise.all([this.#checker.check(changed), this.#runner.run(changed)]);
    return pages.map((page, index) => {
      const cached = known[index];
      if (cached) {
        return {page, result: cached, isCached: true};
      }
      const result = createPageResult(
        page,
        checked.filter(({file}) => file === page.file),
        run.find(({file}) => file === page.file),
      );
      this.#keep(createPageDigest(environment, page), result);
      return {page, result, isCached: false};
    });
  }

  /** Forgets the results of pages that are not among these. */
  prune(pages: readonly Page[]): void {
    const environment = this.#readEnvironment();
    this.#cache.keepOnly(new Set(pages.map(page => createPageDigest(environment, page))));
  }

  close(): void {
    this.#checker.close();
    this.#runner.close();
  }

  /** Names all that the results of unchanged pages depend on. */
  readEnvironmentDigest(): string {
    return createDigest(...this.#readEnvironment().values());
  }

  #readEnvironment(): Environment {
    return readEnvironment(
      this.#siteDir,
      versions.map(({name}) => name),
    );
  }

  #readKnown(environment: Environment, page: Page): PageResult | undefined {
    return page.problems.length > 0 ? undefined : this.#cache.read(createPageDigest(environment, page));
  }

  /** A page with problems is not kept: their positions change with every word that is written above them. */
  #keep(digest: string, result: PageResult): void {
    if (result.problems.length === 0) {
      this.#cache.write(digest, result);
    }
  }
}
