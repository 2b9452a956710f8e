import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * A cache of images. The key `source` must contain everything on which an image depends. If the cache has no image for it, `create` is
 * called.
 */
export type ImageCache = {
  read: (source: string, create: () => Promise<Buffer>) => Promise<Buffer>;
};

export function createImageCache(folder: string): ImageCache {
  return {
    async read(source, create) {
      const file = path.join(folder, `${createHash('sha256').update(source).digest('hex')}.png`);
      const cached = await readFile(file).catch(() => undefined);
      if (cached) {
        return cached;
      }
      const created = await create();
      await mkdir(folder, {recursive: true});
      // The image is written to a temporary file first, so that an interrupted build doesn't leave an incomplete image in the cache.
      const temporaryFile = `${file}.${process.pid}`;
      await writeFile(temporaryFile, created);
      await rename(temporaryFile, file);
      return created;
    },
  };
}
