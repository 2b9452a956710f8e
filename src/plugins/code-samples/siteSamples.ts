import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BackgroundVerification} from './dev-server/backgroundVerification';
import {createDigest} from './digest';
import {SiteProjects} from './editable/siteProjects';
import {SitePrograms} from './live/sitePrograms';
import {listMarkdownFiles} from './markdownFiles';
import type {Settings} from './options';
import {parsePage} from './page';
import {createPageResult, type PageResult} from './pageResult';
import {ProblemsError, renderProblem} from './problem';
import {resolveSymbolLinks} from './symbolLinks';
import {Verifier, type Source, type VerifiedPage} from './verifier';

/** The samples of a site that is being built or served. The Docusaurus plugin verifies them, and the remark plugin looks up their results. */
export class SiteSamples {
  readonly settings: Settings;
  /** The folder with the types of pages, one JSON file per page. */
  readonly typesFolder: string;
  /** The folder with one stamp file per page. The dev server compiles a page again when its stamp file changes (see `dev-server/stampLoader.mjs`). */
  readonly stampsFolder: string;
  readonly verifier: Verifier;
  /** The programs of live pairs. A live pair consists of a server file and a client file that readers can run in the page. */
  readonly programs: SitePrograms;
  /** The projects that readers can edit. */
  readonly projects: SiteProjects;
  readonly #verified = new Map<string, VerifiedPage>();
  /** The digests of the environments in which samples had problems, by file. Installing a package can solve them. */
  readonly #environments = new Map<string, string>();
  /** Verifies pages without a cached result while the site is served. Undefined during a build. */
  #background: BackgroundVerification | undefined;

  constructor(settings: Settings) {
    const {siteDir} = settings;
    this.settings = settings;
    this.typesFolder = path.join(siteDir, '.cache/samples/types');
    this.stampsFolder = path.join(siteDir, '.cache/samples/stamps');
    this.verifier = new Verifier(settings, {withTypes: true});
    this.programs = new SitePrograms(settings);
    this.projects = new SiteProjects(settings);
  }

  /** Whether a dev server shows the pages. If not, a build does. */
  get isServed(): boolean {
    return this.#background !== undefined;
  }

  /** Lists the Markdown files of the site. The paths are relative to the site's folder. */
  listFiles(): string[] {
    return listMarkdownFiles(this.settings.siteDir, this.settings.contentFolders);
  }

  /** Verifies all pages. Returns the problems as printable text. */
  async verifyAll(): Promise<string[]> {
    rmSync(this.typesFolder, {recursive: true, force: true});
    const pages = await this.verifier.verify(this.listFiles());
    this.verifier.prune();
    pages.forEach(page => this.#store(page));
    return pages.flatMap(renderProblems);
  }

  /**
   * Prepares the samples for the dev server. Pages with a cached result have their types immediately. All other pages are verified
   * after `start()` has been called on the returned object, and compiled again when the results are available.
   */
  serve(): BackgroundVerification {
    const background = new BackgroundVerification(this.verifier, page => this.#store(page));
    this.#background = background;
    const sources = this.listFiles().map(file => this.#readSource(file));
    const verified = new Map(this.verifier.readVerified(sources).map(page => [page.file, page]));
    for (const source of sources) {
      const page = verified.get(source.file);
      if (page) {
        this.#store(page);
      } else {
        this.#queueVerification(background, source);
      }
    }
    return background;
  }

  /**
   * Returns the result for the current content of a file. While the site is served, the result of a page that isn't verified yet has
   * neither types nor notes. Throws if the samples have problems.
   * @param file path relative to the site's folder
   */
  async read(file: string): Promise<PageResult> {
    const source = this.#readSource(file);
    const page = this.#findStored(source) ?? (await this.#verifyOrQueue(source));
    const problems = renderProblems(page);
    if (problems.length > 0) {
      throw createProblemsError(problems);
    }
    return page.result;
  }

  #readSource(file: string): Source {
    return {file, markdown: readFileSync(path.join(this.settings.siteDir, file), 'utf8')};
  }

  #findStored({file, markdown}: Source): VerifiedPage | undefined {
    const stored = this.#verified.get(file);
    const environment = this.#environments.get(file);
    const isCurrent = environment === undefined || environment === this.verifier.readEnvironmentDigest();
    return stored?.markdown === markdown && isCurrent ? stored : undefined;
  }

  async #verifyOrQueue(source: Source): Promise<VerifiedPage> {
    if (this.#background) {
      const page = parsePage(source.file, source.markdown, this.settings);
      const cached = this.verifier.readResult(page);
      if (!cached) {
        // The dev server compiles a page when it's opened, so a reader is waiting for it.
        this.#queueVerification(this.#background, source, true);
        return {...source, result: createPageResult(page, [], undefined), isCached: false};
      }
      return this.#store({...source, result: cached, isCached: true});
    }
    const [verified] = await this.verifier.verifySources([source]);
    if (!verified) {
      throw new Error(`${source.file} was not verified.`);
    }
    return this.#store(verified);
  }

  /** Makes the bundler compile a page again. The page reports the problem when it is compiled. */
  recompile(file: string, problem: string): void {
    this.#writeStamp(file, createDigest(problem));
  }

  #queueVerification(background: BackgroundVerification, source: Source, isOpen = false): void {
    this.#writeStamp(source.file, 'not verified');
    background.add(source, isOpen);
  }

  #store(page: VerifiedPage): VerifiedPage {
    const types = resolveSymbolLinks(page.result.types, this.settings.symbolLinks);
    const typesDigest = createDigest(JSON.stringify(types));
    const verified = {...page, result: {...page.result, types, typesDigest}};
    const {file} = page;
    this.#verified.set(file, verified);
    if (types.samples.some(sample => sample.length > 0)) {
      mkdirSync(this.typesFolder, {recursive: true});
      writeFileSync(path.join(this.typesFolder, `${typesDigest}.json`), JSON.stringify(types));
    }
    if (this.#background) {
      this.#followProblems(page);
      this.#writeStamp(file, createDigest(JSON.stringify(verified.result)));
    }
    return verified;
  }

  /** Remembers the environment in which a page has problems, and says when it has none any more. */
  #followProblems({file, result}: VerifiedPage): void {
    if (result.problems.length > 0) {
      this.#environments.set(file, this.verifier.readEnvironmentDigest());
    } else if (this.#environments.delete(file)) {
      console.log(`${file}: no problems left in the code samples`);
    }
  }

  /** Changes a page's stamp file if `text` is new, so that the bundler compiles the page again even though its Markdown is the same. */
  #writeStamp(file: string, text: string): void {
    const stamp = path.join(this.stampsFolder, file);
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== text) {
      mkdirSync(path.dirname(stamp), {recursive: true});
      writeFileSync(stamp, text);
    }
  }
}

/** Creates the error that stops a build or the compilation of a page. `problems` contains printable text. */
export function createProblemsError(problems: readonly string[]): Error {
  return new ProblemsError('Problems in Markdown files', problems);
}

function renderProblems({markdown, result}: VerifiedPage): string[] {
  return result.problems.map(problem => renderProblem(problem, markdown));
}
