import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page, Project, ProjectFile} from '../page';
import {isRelative, resolveRelative} from '../resolve';
import type {Version} from '../options';

/** A file of a sample as the compiler sees it. The file only exists in memory. */
export type VirtualFile = {
  /** Absolute path inside the docs version's folder, so that packages resolve from its node_modules. */
  name: string;
  page: Page;
  project: Project;
  file: ProjectFile;
};

/** All sample files of one docs version. Each project of a page has a folder of its own. */
export class VirtualFiles {
  /** Absolute path of the docs version's folder. */
  readonly folder: string;
  /** Absolute path of the docs version's reference app, whose files samples can import. */
  readonly appFolder: string;
  readonly #root: string;
  readonly #byName = new Map<string, VirtualFile>();
  readonly #fileVersions = new Map<string, number>();
  #projectVersion = 0;

  constructor(readonly version: Version) {
    this.folder = version.packagesPath;
    this.appFolder = version.appPath;
    this.#root = path.posix.join(this.folder, 'pages');
  }

  /** Replaces all files with the files of these pages. */
  set(pages: readonly Page[]): void {
    this.#projectVersion++;
    const previous = new Map(this.#byName);
    this.#byName.clear();
    for (const page of pages) {
      for (const project of page.projects.filter(({version}) => version === this.version.name)) {
        for (const file of project.files) {
          const name = path.posix.join(this.#getProjectRoot(project), file.path);
          this.#byName.set(name, {name, page, project, file});
          if (previous.get(name)?.file.text !== file.text) {
            this.#fileVersions.set(name, (this.#fileVersions.get(name) ?? 0) + 1);
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

  /** A version string that changes with each call of `set`. */
  get projectVersion(): string {
    return String(this.#projectVersion);
  }

  /** Returns a version string that changes whenever the text of the file changes. */
  getRevision(name: string): string {
    return String(this.#fileVersions.get(name) ?? 0);
  }

  /** Returns whether a path is inside the folder of the virtual files. This folder doesn't exist on disk. */
  isVirtual(name: string): boolean {
    return name.startsWith(`${this.#root}/`);
  }

  /** Resolves a relative import in a sample to a file of the same project or of the reference app. */
  resolve(importer: VirtualFile, specifier: string): string | undefined {
    if (!isRelative(specifier)) {
      return undefined;
    }
    const root = this.#getProjectRoot(importer.project);
    const projectFile = resolveRelative(importer.file.path, specifier, file =>
      this.#byName.has(path.posix.join(root, file)),
    );
    if (projectFile !== undefined) {
      return path.posix.join(root, projectFile);
    }
    const appFile = resolveRelative(importer.file.path, specifier, file =>
      existsSync(path.posix.join(this.appFolder, file)),
    );
    return appFile === undefined ? undefined : path.posix.join(this.appFolder, appFile);
  }

  /**
   * Removes `import("…")` qualifiers of types from text, and shortens all other paths. Many of these paths only exist in memory, so they
   * would confuse readers.
   */
  hidePaths(text: string): string {
    return text.replace(/import\("([^"]+)"\)(\.(?=\w))?/g, (_, name: string, member?: string) =>
      member === undefined ? `import("${this.#shortenPath(name)}")` : '',
    );
  }

  #shortenPath(name: string): string {
    return name.startsWith(`${this.#root}/`)
      ? `./${name.slice(this.#root.length + 1).replace(/^.*?\.mdx?\/[^/]+\//, '')}`
      : name.replace(`${this.appFolder}/`, './').replace(/^.*\/node_modules\//, '');
  }

  #getProjectRoot(project: Project): string {
    return path.posix.join(this.#root, project.page, project.name === '' ? '_' : project.name);
  }
}
