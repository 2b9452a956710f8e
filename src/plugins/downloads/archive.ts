import {strToU8, zipSync, type Zippable} from 'fflate';

/**
 * Packs files into an archive. The entries have a fixed time, so the same files always result in the same bytes. `stored` names files that
 * aren't compressed.
 */
export function createArchive(
  files: ReadonlyMap<string, string | Uint8Array>,
  stored: readonly string[] = [],
): Uint8Array {
  // Archives contain local times, so this constructor leads to the same bytes in all time zones.
  const mtime = new Date(1980, 0, 1);
  const entries: Zippable = {};
  for (const [name, content] of files) {
    const isStored = stored.includes(name) || /\.(?:png|jpe?g|webp|woff2?)$/.test(name);
    entries[name] = [
      typeof content === 'string' ? strToU8(content) : content,
      {mtime, level: isStored ? 0 : 9},
    ];
  }
  return zipSync(entries);
}
