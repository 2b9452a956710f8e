import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {SitePrograms} from './live/sitePrograms';
import {readMarkdownFiles} from './markdownFiles';
import type {PageResult} from './pageResult';
import {renderProblem} from './problem';
import {Verifier, type VerifiedPage} from './verifier';

/**
 * The samples of the site that is being built or served: what the Docusaurus plugin verifies, and the remark plugin looks up. Both
 * run in one process, once.
 */
class SiteSamples {
  /** The folder that holds docusaurus.config.ts. */
  readonly siteDir: string;
  /** Where the types of pages wait for readers, one JSON file for each page. */
  readonly typesFolder: string;
  readonly verifier: Verifier;
  readonly programs: SitePrograms;
  readonly #verified = new Map<string, VerifiedPage>();

  constructor(siteDir: string) {
    this.siteDir = siteDir;
    this.typesFolder = path.join(siteDir, '.cache/samples/types');
    this.verifier = new Verifier(siteDir);
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

  /** The result for a file as it is on the disk now. Throws when its samples have problems. */
  async read(file: string): Promise<PageResult> {
    const name = path.relative(this.siteDir, file).split(path.sep).join('/');
    const markdown = readFileSync(file, 'utf8');
    let known = this.#verified.get(name);
    if (known?.markdown !== markdown) {
      [known] = await this.verifier.verifySources([{file: name, markdown}]);
    }
    if (!known) {
      throw new Error(`${name} was not verified.`);
    }
    this.#keep(known);
    const problems = renderProblems(known);
    if (problems.length > 0) {
      throw createProblemsError(problems);
    }
    return known.result;
  }

  #keep(verified: VerifiedPage): void {
    const {file, types, typesDigest} = verified.result;
    this.#verified.set(file, verified);
    if (types.samples.some(sample => sample.length > 0)) {
      mkdirSync(this.typesFolder, {recursive: true});
      writeFileSync(path.join(this.typesFolder, `${typesDigest}.json`), JSON.stringify(types));
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
