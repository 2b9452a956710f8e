/**
 * The paths that a reader most likely meant by `asked`, best first, at most `count`.
 * A path counts as near when its last segment differs in at most two letters, or in a third of them for longer names,
 * or when it shares a whole word with it.
 */
export function findNearestPaths(asked: string, paths: string[], count: number): string[] {
  const askedName = readName(asked);
  return paths
    .map(path => ({
      path,
      distance: measureDistance(askedName, readName(path)),
      sameFolder: readFolder(path) === readFolder(asked),
    }))
    .filter(({distance}) => Number.isFinite(distance))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.sameFolder) - Number(a.sameFolder) ||
        a.path.length - b.path.length ||
        (a.path < b.path ? -1 : 1),
    )
    .slice(0, count)
    .map(({path}) => path);
}

/** The last segment of a path in lower case, without an extension. */
function readName(path: string): string {
  const segments = path
    .replace(/\.(html?|mdx?)$/i, '')
    .split('/')
    .filter(Boolean);
  return (segments.at(-1) ?? '').toLowerCase();
}

function readFolder(path: string): string {
  return path.split('/').filter(Boolean).slice(0, -1).join('/').toLowerCase();
}

function measureDistance(asked: string, name: string): number {
  if (asked === '' || name === '') {
    return Number.POSITIVE_INFINITY;
  }
  const edits = countEdits(asked, name);
  if (edits <= Math.max(2, Math.floor(Math.min(asked.length, name.length) / 3))) {
    return edits;
  }
  const words = (text: string) => text.split(/[^a-z0-9]+/).filter(word => word.length > 2);
  const shared = words(asked).filter(word => words(name).includes(word) || name.includes(word));
  return shared.length > 0 ? 100 - shared.join('').length : Number.POSITIVE_INFINITY;
}

/** Levenshtein's distance: letters to insert, delete or replace. */
function countEdits(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (let column = 0; column < b.length; column++) {
      current.push(
        Math.min(
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === b[column] ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
