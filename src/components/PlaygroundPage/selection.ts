import type {PlaygroundStart, VersionStarts} from '@site/src/shared/programs';

/** Returns the URL of a starting point. */
export function createStartUrl(version: string, id: string): string {
  return `/playground?${new URLSearchParams({version, start: id})}`;
}

/**
 * Returns the version and the starting point that the query of a URL names. If it names no version, this is the reader's preferred one.
 * Anything else that is missing or unknown gets the first value.
 */
export function selectStart(
  starts: readonly VersionStarts[],
  search: string,
  preferredVersion?: string,
): {version: string; start: PlaygroundStart} {
  const query = new URLSearchParams(search);
  const name = query.get('version') ?? preferredVersion;
  const found = starts.find(({version}) => version === name) ?? starts[0];
  const start = found?.starts.find(({id}) => id === query.get('start')) ?? found?.starts[0];
  if (!found || !start) {
    throw new Error('The playground has no starting points.');
  }
  return {version: found.version, start};
}
