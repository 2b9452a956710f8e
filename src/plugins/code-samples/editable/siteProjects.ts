import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createProjectReference, projectPath} from '../../../shared/playgroundFiles';
import {createDigest} from '../digest';
import {collectPairs} from '../live/pairs';
import {createFenceKeys, parseTree} from '../markdown';
import {listMarkdownFiles} from '../markdownFiles';
import type {Settings} from '../options';
import {parsePage, type Page, type Project} from '../page';
import type {MarkdownPosition} from '../problem';
import {loadCompiler} from './loadCompiler';
import {findShownFile, ProjectSplitter, type NotEditable, type PairPaths} from './projects';

/** A sample of a page. It either has a reference to its project and file, or a reason why it can't be edited. */
export type SampleProject = {
  /** The key of the fence (see `createFenceKeys`). */
  fence: string;
  /** Position of the fence in the Markdown file. */
  position: MarkdownPosition;
  version: string;
  /** The value of the attribute `data-project`. */
  reference?: string;
  notEditable?: NotEditable;
};

export type PageProjects = {
  /** Path of the Markdown file, relative to the site's folder. */
  file: string;
  samples: SampleProject[];
};

/** Creates the projects that readers can edit, for a site that is being built or served. */
export class SiteProjects {
  readonly #settings: Settings;
  /** The folder that the projects are written to, one JSON file per project. */
  readonly folder: string;
  #splitters: ReadonlyMap<string, ProjectSplitter> | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.folder = path.join(settings.siteDir, '.cache/samples/projects');
  }

  /** Removes the projects of earlier builds. */
  clear(): void {
    rmSync(this.folder, {recursive: true, force: true});
    // A dev server reads the reference app again after its pages have changed.
    this.#splitters = undefined;
  }

  /**
   * Creates the projects of all pages.
   * @param beforeEach called before each page; the page waits for its promise
   */
  async createAll(beforeEach?: () => Promise<void>): Promise<PageProjects[]> {
    const {siteDir, contentFolders} = this.#settings;
    const pages: PageProjects[] = [];
    for (const file of listMarkdownFiles(siteDir, contentFolders)) {
      await beforeEach?.();
      pages.push(await this.create(file));
    }
    return pages;
  }

  /**
   * Creates the projects of one page. If the site has no editor, the result has no samples.
   * @param file path relative to the site's folder
   */
  async create(file: string): Promise<PageProjects> {
    if (!this.#settings.editable) {
      return {file, samples: []};
    }
    const markdown = readFileSync(path.join(this.#settings.siteDir, file), 'utf8');
    const page = parsePage(file, markdown, this.#settings);
    const samples = new Map<string, SampleProject>(
      page.samples.map(({fence, version, options}) => [
        fence.key,
        {
          fence: fence.key,
          position: fence.position,
          version,
          notEditable: {reason: options.nocheck ?? 'the sample has no file', position: fence.position},
        },
      ]),
    );
    const splitters = (this.#splitters ??= createSplitters(this.#settings));
    for (const project of page.projects) {
      const splitter = splitters.get(project.version);
      if (splitter) {
        this.#addSamples(samples, page, project, splitter);
      }
    }
    return {file, samples: [...samples.values()]};
  }

  #addSamples(
    samples: Map<string, SampleProject>,
    page: Page,
    project: Project,
    splitter: ProjectSplitter,
  ): void {
    const {projects, notEditable} = splitter.split(project, listPairs(page, project));
    const references = new Map<object, string>();
    for (const {project: editable, pageFiles} of projects) {
      const text = JSON.stringify(editable);
      const digest = createDigest(text);
      this.#write(digest, text);
      pageFiles.forEach(file =>
        references.set(
          file,
          createProjectReference(digest, file.path, {canRun: editable.cannotRun === undefined}),
        ),
      );
    }
    for (const sample of new Set(project.files.map(file => file.sample))) {
      const own = project.files.filter(file => file.sample === sample);
      const problem = own.map(file => notEditable.get(file)).find(found => found !== undefined);
      const shown = findShownFile(own, sample);
      const reference = shown && references.get(shown);
      if (problem ?? reference) {
        samples.set(sample.fence.key, {
          fence: sample.fence.key,
          position: sample.fence.position,
          version: sample.version,
          ...(problem ? {notEditable: problem} : {reference}),
        });
      }
    }
  }

  #write(digest: string, text: string): void {
    const file = path.join(this.folder, path.basename(projectPath(digest)));
    if (!existsSync(file)) {
      mkdirSync(this.folder, {recursive: true});
      writeFileSync(file, text);
    }
  }
}

function createSplitters(settings: Settings): ReadonlyMap<string, ProjectSplitter> {
  const {editable} = settings;
  if (!editable) {
    return new Map();
  }
  const compiler = loadCompiler();
  return new Map(
    settings.versions.map(({name, appPath}) => [
      name,
      new ProjectSplitter(compiler, editable, createAppReader(appPath)),
    ]),
  );
}

/** Returns a function that reads files of a reference app. It reads each file only once. */
function createAppReader(appPath: string): (name: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return name => {
    if (!texts.has(name)) {
      const file = path.join(appPath, name);
      texts.set(name, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    }
    return texts.get(name);
  };
}

/** Lists the live pairs of a project, with the paths of their server file and client file. */
function listPairs({markdown}: Page, project: Project): PairPaths[] {
  // Most files have no live pairs, so this check avoids parsing them again.
  if (!markdown.includes('<LivePair')) {
    return [];
  }
  const root = parseTree(markdown);
  const keys = createFenceKeys(root);
  return collectPairs(root)
    .flat()
    .flatMap(({fences}) => {
      const [server, client] = fences.map(
        fence => project.files.find(({sample}) => sample.fence.key === keys.get(fence))?.path,
      );
      return server !== undefined && client !== undefined ? [{server, client}] : [];
    });
}
