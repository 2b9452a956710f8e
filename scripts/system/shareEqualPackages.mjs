// Saves disk space after an installation. `samples/` has a folder of packages for each docs version, and most of these packages are the same.
import {linkSync, readFileSync, readdirSync, renameSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Replaces the files of packages that are installed more than once by hard links to the first copy. Two packages are equal if npm has
 * installed them from the same archive. On a file system without hard links, the copies stay.
 * @param {readonly string[]} folders Folders that contain `node_modules`.
 */
export function shareEqualPackages(folders) {
  /** @type {Map<string, string>} */
  const firstCopies = new Map();
  for (const folder of folders) {
    // npm writes this list of what it has installed, with the hash of each package's archive.
    const {packages} = JSON.parse(readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8'));
    for (const [place, {integrity}] of Object.entries(packages)) {
      const copy = path.join(folder, place);
      const firstCopy = integrity && firstCopies.get(integrity);
      if (!firstCopy) {
        firstCopies.set(integrity, copy);
      } else if (!replaceFiles(copy, firstCopy)) {
        return;
      }
    }
  }
}

/** Replaces the files in `folder` by links to those in `source`. Returns false if the file system has no hard links between the folders. */
function replaceFiles(folder, source) {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const [file, original] = [path.join(folder, entry.name), path.join(source, entry.name)];
    // Packages in the package have entries of their own.
    if (entry.isDirectory() && entry.name !== 'node_modules') {
      if (!replaceFiles(file, original)) {
        return false;
      }
    } else if (entry.isFile() && hasSameSize(file, original)) {
      try {
        // A file with a temporary name, because a link can't replace a file.
        linkSync(original, `${file}.link`);
      } catch {
        return false;
      }
      renameSync(`${file}.link`, file);
    }
  }
  return true;
}

/** Returns whether `original` exists, has the same size as `file` and isn't already the same file. A script of a package may have changed one of them. */
function hasSameSize(file, original) {
  const [stats, originalStats] = [statSync(file), statSync(original, {throwIfNoEntry: false})];
  return originalStats?.size === stats.size && originalStats.ino !== stats.ino;
}
