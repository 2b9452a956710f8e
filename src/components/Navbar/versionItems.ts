/** The option `versions` of a navbar item `docsVersionDropdown`: the names of versions, or an object that can also contain labels. */
type Option = readonly string[] | Readonly<Record<string, {readonly label?: string}>>;

/**
 * Returns the versions that the dropdown lists, with their labels. Without the option `versions`, these are all versions. Throws if the
 * option contains a version that doesn't exist.
 */
export function selectVersions<Version extends {name: string; label: string}>(
  versions: readonly Version[],
  option: Option | undefined,
): {version: Version; label: string}[] {
  if (option === undefined) {
    return versions.map(version => ({version, label: version.label}));
  }
  const entries = Array.isArray(option)
    ? option.map((name: string) => [name, undefined] as const)
    : Object.entries(option).map(([name, {label}]) => [name, label] as const);
  return entries.map(([name, label]) => {
    const version = versions.find(candidate => candidate.name === name);
    if (!version) {
      throw new Error(
        `The option "versions" of the navbar item "docsVersionDropdown" contains a version that doesn't exist. Found "${name}", ` +
          `expected one of: ${versions.map(candidate => candidate.name).join(', ')}.`,
      );
    }
    return {version, label: label ?? version.label};
  });
}
