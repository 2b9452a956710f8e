import path from 'node:path';

/** Suffixes that an import can leave out. They are tried in this order. */
const SUFFIXES = ['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/**
 * Resolves a relative import in a sample to the path of an existing file. Returns undefined if no such file exists. Leading `../` segments
 * that would leave the project's root are ignored, so that a fence without a title can import `../server`.
 * @param importer path of the importing file in its project
 * @param fileExists returns whether a path is a file of the project (or of another folder in which the caller looks for the import)
 */
export function resolveRelative(
  importer: string,
  specifier: string,
  fileExists: (file: string) => boolean,
): string | undefined {
  const joined = path.posix.normalize(path.posix.join(path.posix.dirname(importer), specifier));
  const target = joined
    .replace(/^(?:\.\.\/)+/, '')
    .replace(/^\.\.?$/, '')
    .replace(/\/$/, '');
  if (/\.(?:tsx?|json)$/.test(target)) {
    return fileExists(target) ? target : undefined;
  }
  const stem = target.replace(/\.jsx?$/, '');
  return SUFFIXES.map(suffix => (stem === '' ? suffix.slice(1) : stem + suffix)).find(fileExists);
}

export function isRelative(specifier: string): boolean {
  return /^\.\.?(?:\/|$)/.test(specifier);
}
