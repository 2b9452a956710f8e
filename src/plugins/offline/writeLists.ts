import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {
  offlineDigestLength,
  offlineIndexPath,
  offlineListsFolder,
  type OfflineFile,
  type OfflineIndex,
  type OfflineList,
  type OfflinePart,
} from '../../shared/offline';
import type {KeptFile} from './collectFiles';

/** Files that hosts usually compress. */
const textFile = /\.(?:html|js|css|json|xml|svg|txt|md|webmanifest)$/;

/** Writes the list of files of each part, and the index that names the lists. */
export async function writeLists(
  outDir: string,
  filesByPart: ReadonlyMap<string, readonly KeptFile[]>,
): Promise<OfflineIndex> {
  await mkdir(path.join(outDir, offlineListsFolder), {recursive: true});
  const parts: OfflinePart[] = [];
  for (const [id, keptFiles] of filesByPart) {
    const files: OfflineFile[] = [];
    let compressedSize = 0;
    for (const {path: requestPath, file} of keptFiles) {
      const content = await readFile(file);
      files.push([requestPath, content.length, createDigest(content)]);
      compressedSize += textFile.test(file) ? gzipSync(content).length : content.length;
    }
    const text = `${JSON.stringify({files} satisfies OfflineList)}\n`;
    const list = `${offlineListsFolder}/${id}-${createDigest(text)}.json`;
    await writeFile(path.join(outDir, list), text);
    parts.push({
      id,
      list,
      fileCount: files.length,
      size: files.reduce((sum, [, size]) => sum + size, 0),
      compressedSize,
    });
  }
  const build = createDigest(JSON.stringify(parts.map(({list}) => list))).slice(0, 16);
  return writeIndex(outDir, {build, parts});
}

export async function writeIndex(outDir: string, index: OfflineIndex): Promise<OfflineIndex> {
  await writeFile(path.join(outDir, offlineIndexPath), `${JSON.stringify(index)}\n`);
  return index;
}

export function createDigest(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, offlineDigestLength);
}
