import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {Checker} from './check/checker';
import {createDigest, createPageDigest, createTextDigest, readEnvironment, type Environment} from './digest';
import {parsePage, type Page} from './page';
import {createPageResult, type PageResult} from './pageResult';
import {ResultCache} from './resultCache';
import {Runner} from './run/runner';
import type {Settings} from './options';

/** A Markdown file: its path relative to the site's folder, and its text. */
export type Source = {file: string; markdown: string};

/** A verified file. `isCached` is true if the result came from the cache. */
export type VerifiedPage = Source & {result: PageResult; isCached: boolean};

/**
 * If more files than this have changed, the files probably contain samples of every docs version. So the child processes of all versions
 * start before the Markdown is parsed.
 */
const eagerStartThreshold = 20;

/**
 * Type-checks and runs the samples of Markdown files. Results come from the cache if nothing that they depend on has changed. The
 * compilers and runners are child processes, so call `close` at the end.
 */
export class Verifier {
  readonly #settings: Settings;
  readonly #withTypes: boolean;
  readonly #cache: ResultCache;
  readonly #checker: Checker;
  readonly #runner: Runner;
  /** The digest of the environment that the child processes have read. */
  #childEnvironment = '';

  /**
   * @param withTypes whether results contain the types of all names in the samples. Collecting the types takes longer than all other
   * steps, and the types are only needed to build or serve a site.
   */
  constructor(settings: Settings, {withTypes}: {withTypes: boolean}) {
    this.#settings = settings;
    this.#withTypes = withTypes;
    this.#cache = new ResultCache(settings.siteDir, {withTypes});
    this.#checker = new Checker(settings.versions);
    this.#runner = new Runner(settings);
  }

  /** Verifies files and returns the results in the same order. The paths are relative to the site's folder. */
  verify(files: readonly string[]): Promise<VerifiedPage[]> {
    return this.verifySources(
      files.map(file => ({file, markdown: readFileSync(path.join(this.#settings.siteDir, file), 'utf8')})),
    );
  }

  /** @param beforeEach called before each page is parsed; the page waits for its promise */
  async verifySources(
    sources: readonly Source[],
    beforeEach: () => Promise<void> = setImmediate,
  ): Promise<VerifiedPage[]> {
    const cached = new Map(this.readVerified(sources).map(page => [page.file, page]));
    const changed = sources.filter(({file}) => !cached.has(file));
    const verified = new Map(
      changed.length > 0
        ? (await this.#verifyChanged(this.#readEnvironment(), changed, beforeEach)).map(page => [
            page.file,
            page,
          ])
        : [],
    );
    return sources.flatMap(({file}) => cached.get(file) ?? verified.get(file) ?? []);
  }

  /** Returns the cached results of files. Files that have no result for their current text and environment are left out. */
  readVerified(sources: readonly Source[]): VerifiedPage[] {
    const environment = this.#readEnvironment();
    return sources.flatMap(source => {
      const result = this.#cache.readByText(createTextDigest(environment, source, this.#settings));
      return result ? [{...source, result, isCached: true}] : [];
    });
  }

  /** Returns the cached result of a page, or undefined if its samples have to be checked and run. */
  readResult(page: Page): PageResult | undefined {
    return this.#readCached(this.#readEnvironment(), page);
  }

  /** Removes cached results that this verifier has neither read nor written. */
  prune(): void {
    this.#cache.prune();
  }

  close(): void {
    this.#checker.close();
    this.#runner.close();
  }

  /** Returns a hash of everything that results depend on besides the pages themselves. */
  readEnvironmentDigest(): string {
    return createDigest(...this.#readEnvironment().values());
  }

  /** Ends the child processes if the environment has changed since they started, for example because a package was installed. */
  #closeOutdated(environment: Environment): void {
    const digest = createDigest(...environment.values());
    if (this.#childEnvironment !== digest) {
      this.close();
      this.#childEnvironment = digest;
    }
  }

  #readEnvironment(): Environment {
    return readEnvironment(this.#settings.versions);
  }

  async #verifyChanged(
    environment: Environment,
    sources: readonly Source[],
    beforeEach: () => Promise<void>,
  ): Promise<VerifiedPage[]> {
    this.#closeOutdated(environment);
    if (sources.length > eagerStartThreshold) {
      // Starting the processes takes about as long as parsing the Markdown, so do both at the same time.
      this.#checker.start();
      this.#runner.start();
    }
    const pages = await parsePages(sources, this.#settings, beforeEach);
    const cached = new Map(pages.map(page => [page, this.#readCached(environment, page)]));
    const uncached = pages.filter(page => cached.get(page) === undefined);
    const [checked, run] = await Promise.all([
      this.#checker.check(uncached, this.#withTypes),
      this.#runner.run(uncached),
    ]);
    return pages.map(page => {
      const {file, markdown} = page;
      const result =
        cached.get(page) ??
        createPageResult(
          page,
          checked.filter(checkedPage => checkedPage.file === file),
          run.find(pageRun => pageRun.file === file),
        );
      // Problems contain positions that change with any edit above them, so pages with problems are not cached.
      if (result.problems.length === 0) {
        this.#cache.write(
          createTextDigest(environment, page, this.#settings),
          createPageDigest(environment, page),
          result,
        );
      }
      return {file, markdown, result, isCached: cached.get(page) !== undefined};
    });
  }

  #readCached(environment: Environment, page: Page): PageResult | undefined {
    return page.problems.length > 0 ? undefined : this.#cache.read(createPageDigest(environment, page));
  }
}

/** Parses pages. By default, it yields to the event loop before each page, so that the dev server can respond to requests in the meantime. */
async function parsePages(
  sources: readonly Source[],
  settings: Settings,
  beforeEach: () => Promise<void>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const {file, markdown} of sources) {
    await beforeEach();
    pages.push(parsePage(file, markdown, settings));
  }
  return pages;
}
