import path from 'node:path';

/** Endings that an import may leave out, in the order in which they are tried. */
const ENDINGS = ['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/**
 * Finds the file that a relative import of a sample means. A path that leaves the project's root is cut off at the root: a fence
 * without a title may say `../server`.
 * @param importer path of the importing file in its project
 * @param has tells whether a path of the project, or of the reference app, is a file
 */
export function resolveRelative(
  importer: string,
  specifier: string,
  has: (file: string) => boolean,
): string | undefined {
  const joined = path.posix.normalize(path.posix.join(path.posix.dirname(importer), specifier));
  const target = joined
    .replace(/^(?:\.\.\/)+/, '')
    .replace(/^\.\.?$/, '')
    .replace(/\/$/, '');
  if (/\.(?:tsx?|json)$/.test(target)) {
    return has(target) ? target : undefined;
  }
  const bare = target.replace(/\.jsx?$/, '');
  return ENDINGS.map(ending => (bare === '' ? ending.slice(1) : bare + ending)).find(has);
}

export function isRelative(specifier: string): boolean {
  return /^\.\.?(?:\/|$)/.test(specifier);
}
