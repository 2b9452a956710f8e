import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseTree} from '../markdown';
import {listMarkdownFiles} from '../markdownFiles';
import {parsePage, type Page} from '../page';
import {renderProblem, type Problem} from '../problem';
import {bundleProgram, bundleStage} from './bundle';
import {collectPairs} from './pairs';
import {findVersion, type VersionName} from '../versions';
import {validatePair} from './validatePair';

/**
 * The digests of a file's programs: one list per live pair, with one digest per variant. A live pair consists of a server file and a
 * client file that readers can run in the page. A program is a module that runs both files.
 */
export type PagePrograms = string[][];

/** Creates the programs of live pairs for a site that is being built or served. */
export class SitePrograms {
  readonly #siteDir: string;
  /** The folder that the programs are written to. */
  readonly folder: string;
  /** The file names of the stages that have been bundled, by docs version. */
  readonly #stages = new Map<VersionName, Promise<string>>();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
    this.folder = path.join(siteDir, '.cache/samples/programs');
  }

  /** Removes the programs of earlier builds. */
  clear(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }

  /** Creates the programs of all pages. Throws if a live pair is invalid. */
  async createAll(): Promise<void> {
    for (const file of listMarkdownFiles(this.#siteDir)) {
      await this.create(file);
    }
  }

  /**
   * Creates the programs for the current content of a file. Throws if a live pair is invalid.
   * @param file an absolute path, or a path relative to the site's folder
   */
  async create(file: string): Promise<PagePrograms> {
    const name = path.relative(this.#siteDir, path.resolve(this.#siteDir, file)).split(path.sep).join('/');
    const markdown = readFileSync(path.join(this.#siteDir, name), 'utf8');
    // Most files have no live pairs, so this check avoids parsing them.
    if (!markdown.includes('<LivePair')) {
      return [];
    }
    const page = parsePage(name, markdown);
    return Promise.all(
      collectPairs(parseTree(markdown)).map(async pair => {
        const variants = pair.map(({fences}) => ({
          samples: page.samples.filter(({fence}) => fences.includes(fence.index)),
        }));
        throwIfProblems(page, validatePair(page, variants));
        return Promise.all(variants.map(({samples}) => this.#createProgram(page, samples)));
      }),
    );
  }

  async #createProgram(page: Page, samples: Page['samples']): Promise<string> {
    const project = page.projects.find(({files}) => files.some(({sample}) => samples.includes(sample)));
    const [firstSample] = samples;
    if (!project || !firstSample) {
      throw new Error(
        `${page.file}: a live pair has no checked samples. Remove \`nocheck\` from its fences.`,
      );
    }
    const stage = this.#stages.get(project.version) ?? bundleStage(findVersion(project.version), this.folder);
    this.#stages.set(project.version, stage);
    const files = project.files.filter(({sample}) => samples.includes(sample));
    try {
      return await bundleProgram(project, files, await stage, this.folder);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throwIfProblems(page, [
        {
          file: page.file,
          ...firstSample.fence.position,
          message,
          advice: 'The shown lines of a live pair run in the page, so they have to be a complete program.',
        },
      ]);
      throw error;
    }
  }
}

function throwIfProblems(page: Page, problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new Error(problems.map(problem => renderProblem(problem, page.markdown)).join('\n'));
  }
}
