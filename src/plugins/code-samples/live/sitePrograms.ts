import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createFenceKeys, parseTree} from '../markdown';
import {listMarkdownFiles} from '../markdownFiles';
import type {LivePairOptions, Settings} from '../options';
import {parsePage, type Page, type Sample} from '../page';
import {renderProblem, type Problem} from '../problem';
import {bundleProgram, bundleStage} from './bundle';
import {collectPairs} from './pairs';
import {validatePair} from './validatePair';

/**
 * Maps the key of the first fence of each variant to the digest of the variant's program. A program is a module that runs both files of a
 * live pair, which are a server and a client.
 */
export type PagePrograms = ReadonlyMap<string, string>;

/** A page whose live pairs are invalid. */
export type InvalidPage = {
  /** Path relative to the site's folder. */
  file: string;
  /** The rendered problems. */
  message: string;
};

/** Creates the programs of live pairs for a site that is being built or served. */
export class SitePrograms {
  readonly #settings: Settings;
  /** The folder that the programs are written to. */
  readonly folder: string;
  /** The file names of the stages that have been bundled, by path. */
  readonly #stages = new Map<string, Promise<string>>();

  constructor(settings: Settings) {
    this.#settings = settings;
    this.folder = path.join(settings.siteDir, '.cache/samples/programs');
  }

  /** Removes the programs of earlier builds. */
  clear(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }

  /**
   * Creates the programs of all pages. Returns the pages whose live pairs are invalid.
   * @param beforeEach called before each page; the page waits for its promise
   */
  async createAll(beforeEach?: () => Promise<void>): Promise<InvalidPage[]> {
    const invalidPages: InvalidPage[] = [];
    for (const file of listMarkdownFiles(this.#settings.siteDir, this.#settings.contentFolders)) {
      await beforeEach?.();
      try {
        await this.create(file);
      } catch (error) {
        invalidPages.push({file, message: error instanceof Error ? error.message : String(error)});
      }
    }
    return invalidPages;
  }

  /**
   * Creates the programs for the current content of a file. Throws if a live pair is invalid.
   * @param file path relative to the site's folder
   */
  async create(file: string): Promise<PagePrograms> {
    const markdown = readFileSync(path.join(this.#settings.siteDir, file), 'utf8');
    const programs = new Map<string, string>();
    const {livePairs} = this.#settings;
    // Most files have no live pairs, so this check avoids parsing them.
    if (!livePairs || !markdown.includes('<LivePair')) {
      return programs;
    }
    const page = parsePage(file, markdown, this.#settings);
    const root = parseTree(markdown);
    const keys = createFenceKeys(root);
    for (const pair of collectPairs(root)) {
      const variants = pair.map(({fences}) => ({
        samples: page.samples.filter(({fence}) => fences.some(node => keys.get(node) === fence.key)),
      }));
      const problems = validatePair(page, variants);
      if (problems.length > 0) {
        throw createError(page, problems);
      }
      for (const {samples} of variants) {
        programs.set(samples[0]?.fence.key ?? '', await this.#createProgram(page, samples, livePairs));
      }
    }
    return programs;
  }

  async #createProgram(page: Page, samples: readonly Sample[], livePairs: LivePairOptions): Promise<string> {
    const position = {file: page.file, ...(samples[0]?.fence.position ?? {line: 1, column: 1})};
    const project = page.projects.find(({files}) => files.some(({sample}) => samples.includes(sample)));
    const version = this.#settings.versions.find(({name}) => name === project?.version);
    if (!project || !version) {
      const message = 'a live pair has no checked samples. Found `nocheck`, expected checked samples.';
      throw createError(page, [{...position, message, advice: 'Remove `nocheck` from its fences.'}]);
    }
    const {name, stage} = version;
    if (stage === undefined) {
      const message = `docs version ${name} has no live pairs. Found <LivePair>, expected a version with a stage.`;
      const advice = `Set \`stage\` of version ${name} in the options of the plugin code-samples.`;
      throw createError(page, [{...position, message, advice}]);
    }
    const files = project.files.filter(({sample}) => samples.includes(sample));
    try {
      const stageFile = await this.#bundleStage(stage, livePairs);
      return await bundleProgram(project, files, livePairs.packages, stageFile, this.folder);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const advice = 'The shown lines of a live pair run in the page, so they have to be a complete program.';
      throw createError(page, [{...position, message, advice}]);
    }
  }

  #bundleStage(stage: string, {define = {}}: LivePairOptions): Promise<string> {
    const existing = this.#stages.get(stage);
    const bundled =
      existing ??
      bundleStage(stage, define, this.folder).catch((error: unknown) => {
        // The next program bundles the stage again, because its mistake can have been fixed in the meantime.
        this.#stages.delete(stage);
        throw error;
      });
    this.#stages.set(stage, bundled);
    return bundled;
  }
}

function createError(page: Page, problems: readonly Problem[]): Error {
  return new Error(problems.map(problem => renderProblem(problem, page.markdown)).join('\n'));
}
