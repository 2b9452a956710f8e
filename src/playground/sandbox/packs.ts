import type {CompiledFile} from '../../shared/programs';
import type {Pack} from '../../shared/sandbox';

/** Selects the packs that every run needs, those with an imported package, and those that other selected packs import from. */
export function selectPacks(packs: readonly Pack[], imported: readonly string[]): Pack[] {
  const selected = packs.filter(
    ({isRequired, packages}) => isRequired || packages.some(name => imported.includes(name)),
  );
  const known = new Set(imported);
  const added = selected.flatMap(({imports}) => imports).filter(name => !known.has(name));
  return added.length === 0 ? selected : selectPacks(packs, [...imported, ...new Set(added)]);
}

/**
 * Lists the packages that compiled files import.
 * @param needs regular expressions for files that need a package without importing it
 */
export function listPackages(
  files: readonly CompiledFile[],
  needs: Readonly<Record<string, string>> = {},
): string[] {
  const specifiers = files.flatMap(({code}) =>
    [...code.matchAll(/\b(?:require|__import)\("([^"\n]+)"\)/g)].map(([, specifier = '']) => specifier),
  );
  const needed = Object.keys(needs).filter(name =>
    files.some(({code}) => new RegExp(needs[name] ?? '').test(code)),
  );
  return [...new Set([...specifiers, ...needed])].filter(specifier => !specifier.startsWith('.'));
}
