import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageResult} from './pageResult';

/**
 * Stores the results of pages on disk. The key of a result is a digest of everything that the result depends on. An index maps the digest
 * of a file's text to this key, so that the Markdown of an unchanged file doesn't have to be parsed.
 */
export class ResultCache {
  readonly #resultsFolder: string;
  readonly #textsFolder: string;
  readonly #withTypes: boolean;
  readonly #used = new Set<string>();

  /** @param withTypes whether results must contain types; if it is false, the cache also reads results that contain types */
  constructor(siteDir: string, {withTypes}: {withTypes: boolean}) {
    this.#withTypes = withTypes;
    this.#resultsFolder = path.join(siteDir, '.cache/samples/results');
    this.#textsFolder = path.join(siteDir, '.cache/samples/texts');
  }

  /** Reads a result by the digest of the file's text. */
  readByText(textDigest: string): PageResult | undefined {
    const digest = this.#read(this.#textsFolder, textDigest);
    return digest === undefined ? undefined : this.read(digest);
  }

  /** Reads a result by the digest of everything that it depends on. */
  read(digest: string): PageResult | undefined {
    const json = this.#read(this.#resultsFolder, digest);
    return json === undefined ? undefined : (JSON.parse(json) as PageResult); // only `write` creates these files
  }

  write(textDigest: string, digest: string, result: PageResult): void {
    this.#write(this.#textsFolder, textDigest, digest);
    this.#write(this.#resultsFolder, digest, JSON.stringify(result));
  }

  /** Removes all files that this instance has neither read nor written. */
  prune(): void {
    for (const folder of [this.#resultsFolder, this.#textsFolder].filter(name => existsSync(name))) {
      for (const file of readdirSync(folder).map(name => path.join(folder, name))) {
        if (!this.#used.has(file)) {
          rmSync(file, {recursive: true});
        }
      }
    }
  }

  #read(folder: string, name: string): string | undefined {
    const names = this.#withTypes ? [name] : [name, nameWithoutTypes(name)];
    const file = names.map(candidate => path.join(folder, candidate)).find(existsSync);
    if (file === undefined) {
      return undefined;
    }
    this.#used.add(file);
    return readFileSync(file, 'utf8');
  }

  #write(folder: string, name: string, text: string): void {
    mkdirSync(folder, {recursive: true});
    const file = path.join(folder, this.#withTypes ? name : nameWithoutTypes(name));
    this.#used.add(file);
    writeFileSync(file, text);
  }
}

function nameWithoutTypes(name: string): string {
  return `${name}-without-types`;
}
