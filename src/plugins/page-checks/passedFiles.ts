import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createDigest} from '../code-samples/digest';
import {listMarkdownFiles} from '../code-samples/markdownFiles';
import {listContentFolders, type Options} from './options';

/** Contains a digest of the files that had no such problems in the last start or build. */
const digestFile = '.cache/page-checks/passed-files.txt';

/**
 * Remembers with which files the framework can load the site. If they are the same at the next start of the dev server, the start doesn't
 * have to wait for the checks, which take half a second to load.
 */
export class PassedFiles {
  readonly #file: string;
  readonly #digest: string;

  constructor(siteDir: string, options: Options) {
    const names = [
      ...options.docs.map(({sidebarFile}) => sidebarFile),
      options.blog.tagsFile,
      options.redirectsFile,
      ...listMarkdownFiles(siteDir, listContentFolders(options)),
    ].filter(name => existsSync(path.join(siteDir, name)));
    this.#file = path.join(siteDir, digestFile);
    this.#digest = createDigest(
      ...names.flatMap(name => [name, readFileSync(path.join(siteDir, name), 'utf8')]),
    );
  }

  has(): boolean {
    return existsSync(this.#file) && readFileSync(this.#file, 'utf8') === this.#digest;
  }

  add(): void {
    mkdirSync(path.dirname(this.#file), {recursive: true});
    writeFileSync(this.#file, this.#digest);
  }
}
