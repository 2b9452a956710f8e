import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {Checker} from './check/checker';
import {createDigest, createPageDigest, createTextDigest, readEnvironment, type Environment} from './digest';
import {parsePage, type Page} from './page';
import {createPageResult, type PageResult} from './pageResult';
import {ResultCache} from './resultCache';
import {Runner} from './run/runner';
import {versions} from './versions';

/** A Markdown file: its path from the site's folder, and its text. */
export type Source = {file: string; markdown: string};

/** A file that was verified. `isCached` says that nothing had to be checked or run. */
export type VerifiedPage = Source & {result: PageResult; isCached: boolean};

/** With more files than these to verify, both docs versions will be among them. */
const FEW = 20;

/**
 * Type-checks and runs the samples of Markdown files. What was verified before, and depends on nothing that changed, comes from the
 * cache. Call `close` at the end: the compilers and runners are processes.
 */
export class Verifier {
  readonly #siteDir: string;
  readonly #withTypes: boolean;
  readonly #cache: ResultCache;
  readonly #checker = new Checker();
  readonly #runner = new Runner();

  /**
   * @param withTypes whether results hold the types of all names in the samples. Only a site that is built or served shows them, and
   * they take longer than everything else.
   */
  constructor(siteDir: string, {withTypes}: {withTypes: boolean}) {
    this.#siteDir = siteDir;
    this.#withTypes = withTypes;
    this.#cache = new ResultCache(siteDir, {withTypes});
  }

  /** Verifies files, named from the site's folder, in their order. */
  verify(files: readonly string[]): Promise<VerifiedPage[]> {
    return this.verifySources(
      files.map(file => ({file, markdown: readFileSync(path.join(this.#siteDir, file), 'utf8')})),
    );
  }

  async verifySources(sources: readonly Source[]): Promise<VerifiedPage[]> {
    const known = new Map(this.readVerified(sources).map(page => [page.file, page]));
    const changed = sources.filter(({file}) => !known.has(file));
    const verified = new Map(
      changed.length > 0
        ? (await this.#verifyChanged(this.#readEnvironment(), changed)).map(page => [page.file, page])
        : [],
    );
    return sources.flatMap(({file}) => known.get(file) ?? verified.get(file) ?? []);
  }

  /** The files whose text was verified before, with all that the result depends on as it is now. */
  readVerified(sources: readonly Source[]): VerifiedPage[] {
    const environment = this.#readEnvironment();
    return sources.flatMap(source => {
      const result = this.#cache.readByText(createTextDigest(environment, source));
      return result ? [{...source, result, isCached: true}] : [];
    });
  }

  /** The result of a page whose samples were verified before; undefined when they have to be checked and run. */
  readResult(page: Page): PageResult | undefined {
    return this.#readKnown(this.#readEnvironment(), page);
  }

  /** Forgets the results of files that were not verified since this verifier was made. */
  prune(): void {
    this.#cache.prune();
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
    return readEnvironment(versions.map(({name}) => name));
  }

  async #verifyChanged(environment: Environment, sources: readonly Source[]): Promise<VerifiedPage[]> {
    if (sources.length > FEW) {
      // Processes take as long to start as Markdown takes to parse.
      this.#checker.start();
      this.#runner.start();
    }
    const pages = await parsePages(sources);
    const known = new Map(pages.map(page => [page, this.#readKnown(environment, page)]));
    const unknown = pages.filter(page => known.get(page) === undefined);
    const [checked, run] = await Promise.all([
      this.#checker.check(unknown, this.#withTypes),
      this.#runner.run(unknown),
    ]);
    return pages.map(page => {
      const {file, markdown} = page;
      const result =
        known.get(page) ??
        createPageResult(
          page,
          checked.filter(one => one.file === file),
          run.find(one => one.file === file),
        );
      // A page with problems is not kept: their positions change with every word that is written above them.
      if (result.problems.length === 0) {
        this.#cache.write(createTextDigest(environment, page), createPageDigest(environment, page), result);
      }
      return {file, markdown, result, isCached: known.get(page) !== undefined};
    });
  }

  #readKnown(environment: Environment, page: Page): PageResult | undefined {
    return page.problems.length > 0 ? undefined : this.#cache.read(createPageDigest(environment, page));
  }
}

/** Gives way after each page: the dev server has readers to answer. */
async function parsePages(sources: readonly Source[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const {file, markdown} of sources) {
    pages.push(parsePage(file, markdown));
    await setImmediate();
  }
  return pages;
}
