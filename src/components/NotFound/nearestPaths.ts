import {computeEditDistance} from '../../search/editDistance';

/**
 * Returns at most `count` paths that are similar to `requestedPath`, with the best match first. Only the last segments are compared. They
 * are similar if they have a word in common, or if their edit distance is at most two or a third of the shorter segment's length.
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

/** Returns the last segment of a path in lower case and without a file extension. */
function getName(path: string): string {
  const segments = path
    .replace(/\.(html?|mdx?)$/i, '')
    .split('/')
    .filter(Boolean);
  return (segments.at(-1) ?? '').toLowerCase();
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
  const limit = Math.max(2, Math.floor(Math.min(requestedName.length, name.length) / 3));
  const edits = computeEditDistance(requestedName, name, limit);
  if (edits <= limit) {
    return edits;
  }
  const splitWords = (text: string) => text.split(/[^a-z0-9]+/).filter(word => word.length > 2);
  const sharedWords = splitWords(requestedName).filter(
    word => splitWords(name).includes(word) || name.includes(word),
  );
  return sharedWords.length > 0 ? 100 - sharedWords.join('').length : Number.POSITIVE_INFINITY;
}
