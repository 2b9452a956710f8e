import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageResult} from './pageResult';

/** Keeps results of pages under the digest of all they depend on. */
export class ResultCache {
  readonly #folder: string;

  constructor(siteDir: string) {
    this.#folder = path.join(siteDir, '.cache/samples/results');
  }

  read(digest: string): PageResult | undefined {
    const file = this.#file(digest);
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as PageResult) // written by `write` under this digest
      : undefined;
  }

  write(digest: string, result: PageResult): void {
    mkdirSync(this.#folder, {recursive: true});
    writeFileSync(this.#file(digest), JSON.stringify(result));
  }

  /** Removes all results but those named. */
  keepOnly(digests: ReadonlySet<string>): void {
    if (existsSync(this.#folder)) {
      for (const name of readdirSync(this.#folder)) {
        if (!digests.has(path.basename(name, '.json'))) {
          rmSync(path.join(this.#folder, name));
        }
      }
    }
  }

  #file(digest: string): string {
    return path.join(this.#folder, `${digest}.json`);
  }
}
