import {computeEditDistance} from '../../search/words/editDistance';

/**
 * Returns at most `count` paths that are similar to `requestedPath`, with the best match first. Only the last segments are compared. They
 * are similar if a word of one begins with a word of the other, or if their edit distance is at most a third of the shorter segment's
 * length. One edit is enough to turn a short name into another one, so names with fewer than three letters have to be equal.
 */
export function findNearestPaths(requestedPath: string, paths: string[], count: number): string[] {
  const requestedName = getName(requestedPath);
  return paths
    .map(path => ({
      path,
      distance: measureDistance(requestedName, getName(path)),
      isInSameFolder: getFolder(path) === getFolder(requestedPath),
    }))
    .filter(({distance}) => Number.isFinite(distance))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.isInSameFolder) - Number(a.isInSameFolder) ||
        a.path.length - b.path.length ||
        (a.path < b.path ? -1 : 1),
    )
    .slice(0, count)
    .map(({path}) => path);
}

/** Returns the last segment of a path without a file extension. */
export function getName(path: string): string {
  const segments = path
    .replace(/\.(html?|mdx?)$/i, '')
    .split('/')
    .filter(Boolean);
  return segments.at(-1) ?? '';
}

function getFolder(path: string): string {
  return path.split('/').filter(Boolean).slice(0, -1).join('/').toLowerCase();
}

/**
 * Returns the edit distance if it's small. Otherwise, returns 100 minus the total length of the shared words, so that names with shared
 * words rank after names with small edits. Returns infinity for names that aren't similar.
 */
function measureDistance(requestedName: string, name: string): number {
  if (requestedName === '' || name === '') {
    return Number.POSITIVE_INFINITY;
  }
  const limit = Math.floor(Math.min(requestedName.length, name.length) / 3);
  const edits = computeEditDistance(requestedName.toLowerCase(), name.toLowerCase(), limit);
  if (edits <= limit) {
    return edits;
  }
  const words = splitWords(name);
  const sharedWords = splitWords(requestedName).filter(requested =>
    words.some(word => word.startsWith(requested) || (word.length > 3 && requested.startsWith(word))),
  );
  return sharedWords.length > 0 ? 100 - sharedWords.join('').length : Number.POSITIVE_INFINITY;
}

/** Returns the words of at least three letters in lower case: `useQuery` and `use-query` become `use` and `query`. */
function splitWords(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word.length > 2);
}
