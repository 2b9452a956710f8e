import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Files by what they were made of. A picture that was drawn once from the same drawing, by the same renderer, is read, not drawn.
 */
export type ImageCache = {
  read: (source: string, create: () => Promise<Buffer>) => Promise<Buffer>;
};

export function createImageCache(folder: string): ImageCache {
  return {
    async read(source, create) {
      const file = path.join(folder, `${createHash('sha256').update(source).digest('hex')}.png`);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) {
        return kept;
      }
      const created = await create();
      await mkdir(folder, {recursive: true});
      // Renamed when it is whole: a build that is stopped leaves no half picture behind.
      const part = `${file}.${process.pid}`;
      await writeFile(part, created);
      await rename(part, file);
      return created;
    },
  };
}
