import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readMarkdownFiles} from './markdownFiles';
import {parsePage} from './page';
import type {PageResult} from './pageResult';
import {renderProblem} from './problem';
import {Verifier, type VerifiedPage} from './verifier';

/**
 * The samples of the site that is being built or served: what the Docusaurus plugin verifies, and the remark plugin looks up. Both
 * run in one process, once.
 */
class SiteSamples {
  /** The folder that holds docusaurus.config.ts. */
  readonly siteDir = path.resolve(__dirname, '../../..');
  /** Where the types of pages wait for readers, one JSON file for each page. */
  readonly typesFolder = path.join(this.siteDir, '.cache/samples/types');
  readonly verifier = new Verifier(this.siteDir);
  readonly #verified = new Map<string, VerifiedPage>();

  /** Verifies all pages. Returns what is wrong, ready to print. */
  async verifyAll(): Promise<string[]> {
    rmSync(this.typesFolder, {recursive: true, force: true});
    const pages = await this.verifier.verify(readMarkdownFiles(this.siteDir));
    this.verifier.prune(pages.map(({page}) => page));
    pages.forEach(page => this.#keep(page));
    return pages.flatMap(renderProblems);
  }

  /** The result for a file as it is on the disk now. Throws when its samples have problems. */
  async read(file: string): Promise<PageResult> {
    const name = path.relative(this.siteDir, file).split(path.sep).join('/');
    const markdown = readFileSync(file, 'utf8');
    let known = this.#verified.get(name);
    if (known?.page.markdown !== markdown) {
      [known] = await this.verifier.verifyPages([parsePage(name, markdown)]);
    }
    if (!known) {
      throw new Error(`${name} was not verified.`);
    }
    this.#keep(known);
    const problems = renderProblems(known);
    if (problems.length > 0) {
      throw new Error(`${problems.length} of the code samples have problems.\n\n${problems.join('\n')}`);
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

function renderProblems({page, result}: VerifiedPage): string[] {
  return result.problems.map(problem => renderProblem(problem, page.markdown));
}

export const siteSamples = new SiteSamples();
