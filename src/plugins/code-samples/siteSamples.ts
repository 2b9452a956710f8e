import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BackgroundVerification} from './backgroundVerification';
import {createDigest} from './digest';
import {SitePrograms} from './live/sitePrograms';
import {readMarkdownFiles} from './markdownFiles';
import {parsePage} from './page';
import {createPageResult, type PageResult} from './pageResult';
import {renderProblem} from './problem';
import {Verifier, type Source, type VerifiedPage} from './verifier';

/**
 * The samples of the site that is being built or served: what the Docusaurus plugin verifies, and the remark plugin looks up. Both
 * run in one process, once.
 */
class SiteSamples {
  /** The folder that holds docusaurus.config.ts. */
  readonly siteDir: string;
  /** Where the types of pages wait for readers, one JSON file for each page. */
  readonly typesFolder: string;
  /** While the site is served: for each page a file that changes when the page's samples were verified. */
  readonly stampsFolder: string;
  readonly verifier: Verifier;
  readonly programs: SitePrograms;
  readonly #verified = new Map<string, VerifiedPage>();
  /** While the site is served: verifies what no build has verified. */
  #background: BackgroundVerification | undefined;

  constructor(siteDir: string) {
    this.siteDir = siteDir;
    this.typesFolder = path.join(siteDir, '.cache/samples/types');
    this.stampsFolder = path.join(siteDir, '.cache/samples/stamps');
    this.verifier = new Verifier(siteDir, {withTypes: true});
    this.programs = new SitePrograms(siteDir);
  }

  /** Verifies all pages. Returns what is wrong, ready to print. */
  async verifyAll(): Promise<string[]> {
    rmSync(this.typesFolder, {recursive: true, force: true});
    const pages = await this.verifier.verify(readMarkdownFiles(this.siteDir));
    this.verifier.prune();
    pages.forEach(page => this.#keep(page));
    return pages.flatMap(renderProblems);
  }

  /**
   * Prepares serving: pages that were verified before have their types at once, all others are verified from `start()` of the returned
   * object on, and compiled again when that is done (see `stampLoader.mjs`).
   */
  serve(): BackgroundVerification {
    const background = new BackgroundVerification(this.verifier, page => this.#keep(page));
    this.#background = background;
    const sources = readMarkdownFiles(this.siteDir).map(file => ({
      file,
      markdown: readFileSync(path.join(this.siteDir, file), 'utf8'),
    }));
    const verified = new Map(this.verifier.readVerified(sources).map(page => [page.file, page]));
    for (const source of sources) {
      const page = verified.get(source.file);
      if (page) {
        this.#keep(page);
      } else {
        this.#addToBackground(background, source);
      }
    }
    return background;
  }

  /**
   * The result for a file as it is on the disk now. While the site is served, a page that has yet to be verified has neither types nor
   * notes. Throws when its samples have problems.
   */
  async read(file: string): Promise<PageResult> {
    const name = path.relative(this.siteDir, file).split(path.sep).join('/');
    const source = {file: name, markdown: readFileSync(file, 'utf8')};
    const page = this.#readKept(source) ?? (await this.#readNew(source));
    const problems = renderProblems(page);
    if (problems.length > 0) {
      throw createProblemsError(problems);
    }
    return page.result;
  }

  #readKept({file, markdown}: Source): VerifiedPage | undefined {
    const known = this.#verified.get(file);
    return known?.markdown === markdown ? known : undefined;
  }

  async #readNew(source: Source): Promise<VerifiedPage> {
    if (this.#background) {
      const page = parsePage(source.file, source.markdown);
      const known = this.verifier.readResult(page);
      if (!known) {
        this.#addToBackground(this.#background, source);
        return {...source, result: createPageResult(page, [], undefined), isCached: false};
      }
      return this.#keep({...source, result: known, isCached: true});
    }
    const [verified] = await this.verifier.verifySources([source]);
    if (!verified) {
      throw new Error(`${source.file} was not verified.`);
    }
    return this.#keep(verified);
  }

  #addToBackground(background: BackgroundVerification, source: Source): void {
    this.#stamp(source.file, 'not verified');
    background.add(source);
  }

  #keep(verified: VerifiedPage): VerifiedPage {
    const {file, types, typesDigest} = verified.result;
    this.#verified.set(file, verified);
    if (types.samples.some(sample => sample.length > 0)) {
      mkdirSync(this.typesFolder, {recursive: true});
      writeFileSync(path.join(this.typesFolder, `${typesDigest}.json`), JSON.stringify(types));
    }
    if (this.#background) {
      this.#stamp(file, createDigest(JSON.stringify(verified.result)));
    }
    return verified;
  }

  /** A stamp changes when a page has to be compiled again although its text is the same. */
  #stamp(file: string, text: string): void {
    const stamp = path.join(this.stampsFolder, file);
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== text) {
      mkdirSync(path.dirname(stamp), {recursive: true});
      writeFileSync(stamp, text);
    }
  }
}

/** The error that stops a build or a page; `problems` are ready to print. */
export function createProblemsError(problems: readonly string[]): Error {
  return new Error(`Problems in code samples: ${problems.length}\n\n${problems.join('\n')}`);
}

function renderProblems({markdown, result}: VerifiedPage): string[] {
  return result.problems.map(problem => renderProblem(problem, markdown));
}

let current: SiteSamples | undefined;

/** Opens the samples of a site; `getSiteSamples` returns them from then on. */
export function openSiteSamples(siteDir: string): SiteSamples {
  return (current = new SiteSamples(siteDir));
}

/** The samples that the plugin has opened. Throws when the site lacks the plugin. */
export function getSiteSamples(): SiteSamples {
  if (!current) {
    throw new Error(
      'Code samples are not open. Found a remark plugin that needs them, expected the plugin code-samples before it. Add it to `plugins` of docusaurus.config.ts.',
    );
  }
  return current;
}
