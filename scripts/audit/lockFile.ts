/**
 * Checks where `npm ci` would get the packages of a lock file. The lock files of this project have no `resolved`, so npm downloads each
 * package from its registry by name and version, and compares it with `integrity`.
 *
 * lockfile-lint can't check these files: it skips entries without `resolved`, and also entries without `integrity`.
 */
const registry = 'https://registry.npmjs.org/';

/** Packages that are installed under a different name. */
const knownAliases: Readonly<Record<string, string>> = {
  'npm-buffer': 'buffer',
  'react-helmet-async': '@slorber/react-helmet-async',
  'react-loadable': '@docusaurus/react-loadable',
  rollup: '@rollup/wasm-node',
};

type Entry = {name?: string; resolved?: string; integrity?: string; link?: boolean};

/** Returns a message for each entry that npm wouldn't get from the public registry over https, or couldn't compare with a hash. */
export function checkLockFile(file: string, text: string): string[] {
  // TypeScript doesn't know the type of the file: https://docs.npmjs.com/cli/configuring-npm/package-lock-json
  const {packages = {}} = JSON.parse(text) as {packages?: Record<string, Entry>};
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  if (entries.length === 0) {
    return [`${file}:1:1: found no packages. Run \`npm install\` to write the file again.`];
  }
  return entries.flatMap(([path, entry]) => {
    return checkEntry(path, entry).map(problem => {
      const line = text.slice(0, text.indexOf(`${JSON.stringify(path)}: {`)).split('\n').length;
      return `${file}:${line}:5: ${problem}`;
    });
  });
}

function checkEntry(path: string, {name, resolved, integrity, link}: Entry): string[] {
  const folder = path.split('node_modules/').at(-1) ?? '';
  const packageName = name ?? folder;
  const problems: string[] = [];
  if (!path.includes('node_modules/') || link) {
    problems.push(`${path} is a folder on the disk. Use a published version of the package.`);
  } else if (!integrity?.startsWith('sha512-')) {
    problems.push(
      `${path} has the integrity ${integrity ?? '(missing)'}, expected sha512-…. Delete the entry and run \`npm install\`.`,
    );
  }
  if (resolved !== undefined && !resolved.startsWith(`${registry}${packageName}/-/`)) {
    problems.push(
      `${path} comes from ${resolved}, expected ${registry}${packageName}/-/…. Use a version from the public registry.`,
    );
  }
  if (packageName !== folder && knownAliases[folder] !== packageName) {
    problems.push(
      `${path} contains the package ${packageName}. If that is correct, add it to knownAliases in scripts/audit/lockFile.ts.`,
    );
  }
  return problems;
}
