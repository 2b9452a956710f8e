import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/** A change of a text: the text between two offsets is replaced. */
export type Edit = {start: number; end: number; text: string};

/** Formats an offset in a text as `line:column`, both one-based. */
export function formatPosition(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** Folders with files that can mention a page. Other folders contain packages, originals of packages and built files. */
const folders = ['docs', 'versioned_docs', 'versioned_sidebars', 'blog', 'src', 'scripts', 'e2e', 'samples'];

/** Folders in them that contain packages, generated files, or made-up sites for tests. */
const ignoredFolders = new Set(['node_modules', '__fixtures__', '.virtual']);

/** The text files of a site. Changes are kept in memory until `save`, so a mistake that is found on the way leaves the site as it was. */
export class SiteFiles {
  readonly #siteDir: string;
  /** The changed files. The text of a deleted file is undefined. */
  readonly #changes = new Map<string, string | undefined>();
  /** The texts of files that have been read, because a command reads most files several times. */
  readonly #texts = new Map<string, string>();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /** Lists the text files of the site, sorted. */
  list(): string[] {
    const onDisk = [
      ...readdirSync(this.#siteDir, {withFileTypes: true}).flatMap(entry =>
        entry.isFile() ? entry.name : [],
      ),
      ...folders.flatMap(folder => this.#listFolder(folder)),
    ];
    return [...new Set([...onDisk, ...this.#changes.keys()])]
      .filter(file => /\.(?:mdx?|tsx?|mts|mjs|json)$/.test(file))
      .filter(file => !this.#changes.has(file) || this.#changes.get(file) !== undefined)
      .sort();
  }

  /** Whether the site has a file, which isn't necessarily a text file. */
  exists(file: string): boolean {
    return this.#changes.has(file)
      ? this.#changes.get(file) !== undefined
      : existsSync(path.join(this.#siteDir, file));
  }

  read(file: string): string {
    const text =
      this.#changes.get(file) ??
      this.#texts.get(file) ??
      readFileSync(path.join(this.#siteDir, file), 'utf8');
    this.#texts.set(file, text);
    return text;
  }

  readJson<Content>(file: string): Content {
    // TypeScript doesn't know the formats of the files.
    return JSON.parse(this.read(file)) as Content;
  }

  write(file: string, text: string): void {
    if (!this.exists(file) || this.read(file) !== text) {
      this.#changes.set(file, text);
    }
  }

  /** Writes a file in the format of the project. */
  async writeFormatted(file: string, text: string): Promise<void> {
    this.write(file, await format(text, {...(await resolveConfig(import.meta.filename)), filepath: file}));
  }

  async writeJson(file: string, content: unknown): Promise<void> {
    await this.writeFormatted(file, JSON.stringify(content, null, 2));
  }

  edit(file: string, edits: readonly Edit[]): void {
    const text = [...edits]
      .sort((a, b) => b.start - a.start)
      .reduce(
        (result, {start, end, text}) => result.slice(0, start) + text + result.slice(end),
        this.read(file),
      );
    this.write(file, text);
  }

  rename(from: string, to: string): void {
    this.#changes.set(to, this.read(from));
    this.delete(from);
  }

  delete(file: string): void {
    this.#changes.set(file, undefined);
  }

  /** Writes all changes to the disk. Returns the changed files. */
  save(): string[] {
    for (const [file, text] of this.#changes) {
      const target = path.join(this.#siteDir, file);
      if (text === undefined) {
        rmSync(target, {force: true});
      } else {
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, text);
      }
    }
    return [...this.#changes.keys()].sort();
  }

  #listFolder(folder: string): string[] {
    const directory = path.join(this.#siteDir, folder);
    if (!existsSync(directory)) {
      return [];
    }
    return readdirSync(directory, {withFileTypes: true}).flatMap(entry => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return ignoredFolders.has(entry.name) ? [] : this.#listFolder(name);
      }
      return entry.isFile() ? name : [];
    });
  }
}
