import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page, Project, ProjectFile} from '../page';
import {isRelative, resolveRelative} from '../resolve';
import {appFolder, repository, type Version} from '../versions';

/** A file of a sample as the compiler sees it: it exists in memory only. */
export type VirtualFile = {
  /** Absolute, below the version's folder, so that packages resolve from its node_modules. */
  name: string;
  page: Page;
  project: Project;
  file: ProjectFile;
};

/** All samples of one docs version, laid out as a folder for each page and project. */
export class VirtualFiles {
  readonly folder: string;
  readonly app: string;
  readonly #root: string;
  readonly #byName = new Map<string, VirtualFile>();
  readonly #versions = new Map<string, number>();
  #projectVersion = 0;

  constructor(readonly version: Version) {
    this.folder = path.posix.join(repository, version.packages);
    this.app = path.posix.join(repository, appFolder(version));
    this.#root = path.posix.join(this.folder, 'pages');
  }

  /** Replaces all files by those of the pages given. */
  set(pages: readonly Page[]): void {
    this.#projectVersion++;
    const before = new Map(this.#byName);
    this.#byName.clear();
    for (const page of pages) {
      for (const project of page.projects.filter(({version}) => version === this.version.name)) {
        for (const file of project.files) {
          const name = path.posix.join(this.#projectRoot(project), file.path);
          this.#byName.set(name, {name, page, project, file});
          if (before.get(name)?.file.text !== file.text) {
            this.#versions.set(name, (this.#versions.get(name) ?? 0) + 1);
          }
        }
      }
    }
  }

  get all(): VirtualFile[] {
    return [...this.#byName.values()];
  }

  get(name: string): VirtualFile | undefined {
    return this.#byName.get(name);
  }

  /** Changes whenever `set` was called. */
  get projectVersion(): string {
    return String(this.#projectVersion);
  }

  /** Changes whenever the text does. */
  revision(name: string): string {
    return String(this.#versions.get(name) ?? 0);
  }

  /** Does the name lie where only samples are? */
  isVirtual(name: string): boolean {
    return name.startsWith(`${this.#root}/`);
  }

  /** The file that a relative import in a sample means: one of the same project, or one of the reference app. */
  resolve(importer: VirtualFile, specifier: string): string | undefined {
    if (!isRelative(specifier)) {
      return undefined;
    }
    const root = this.#projectRoot(importer.project);
    const own = resolveRelative(importer.file.path, specifier, file =>
      this.#byName.has(path.posix.join(root, file)),
    );
    if (own !== undefined) {
      return path.posix.join(root, own);
    }
    const shared = resolveRelative(importer.file.path, specifier, file =>
      existsSync(path.posix.join(this.app, file)),
    );
    return shared === undefined ? undefined : path.posix.join(this.app, shared);
  }

  /** Leaves out of a text what readers don't need: in which file a type is, and folders that exist in memory only. */
  hidePaths(text: string): string {
    return text.replace(/import\("([^"]+)"\)(\.(?=\w))?/g, (_, name: string, member?: string) =>
      member === undefined ? `import("${this.#shortenPath(name)}")` : '',
    );
  }

  #shortenPath(name: string): string {
    return name.startsWith(`${this.#root}/`)
      ? `./${name.slice(this.#root.length + 1).replace(/^.*?\.mdx?\/[^/]+\//, '')}`
      : name.replace(`${this.app}/`, './').replace(/^.*\/node_modules\//, '');
  }

  #projectRoot(project: Project): string {
    return path.posix.join(this.#root, project.page, project.name === '' ? '_' : project.name);
  }
}
