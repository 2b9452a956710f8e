import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compareOriginals, describeChanges, findUnnecessarySeams} from './changes';
import {readSeams} from './check';
import {readInstalledFile, storeOriginals} from './originalFiles';
import {withProjectCopy} from './projectCopy';

export type Upgrade = {
  projectDir: string;
  /** Versions of Docusaurus, which apply to all of its packages, or other packages such as `react@19.4.0`. */
  versions: readonly string[];
  /** Steps of `npm test` to run, `all` or `none`. */
  tests: string;
};

/** Runs npm in a folder, and returns whether it succeeded. */
export type RunNpm = (args: readonly string[], folder: string) => boolean;

/**
 * Installs other versions of packages in a copy of the project, prints what that means for the seams, and runs tests in the copy. Returns
 * whether the site can be upgraded without further work.
 */
export function tryUpgrade(
  {projectDir, versions, tests}: Upgrade,
  runNpm: RunNpm = runRealNpm,
  print: (text: string) => void = console.log,
): boolean {
  const packages = versions.flatMap(version => listPackages(projectDir, version));
  return withProjectCopy(projectDir, copyDir => {
    print(`\n== Installing ${packages.join(' ')} in ${copyDir}`);
    const isInstalled = runNpm(
      ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...packages],
      copyDir,
    );
    if (!isInstalled) {
      print('\nThe packages can’t be installed. The messages of npm above say why.');
      return false;
    }
    const seams = readSeams(copyDir);
    const changes = compareOriginals(copyDir, seams);
    const unnecessary = findUnnecessarySeams(copyDir, seams);
    print(`\n== Seams\n\n${describeChanges(changes, unnecessary) || 'Unchanged'}`);
    const requirements = packages.flatMap(name => compareRequirements(name, projectDir, copyDir));
    print(`\n== Requirements\n\n${requirements.join('\n') || 'Unchanged'}`);
    // The differences have been printed, so the tests below don't have to show them again.
    storeOriginals(copyDir, seams);
    const succeeded = runTests(tests, copyDir, runNpm);
    const changedSeams = new Set(changes.flatMap(change => change.seams));
    print(
      [
        '\n== Summary',
        packages.join(' '),
        `Seams whose originals have changed: ${changedSeams.size} of ${seams.length}`,
        `Seams that are probably unnecessary: ${unnecessary.length}`,
        `Tests: ${succeeded === undefined ? 'not run' : succeeded ? 'passed' : 'failed'}`,
        'Your working tree hasn’t changed. framework/README.md says how to go on.',
      ].join('\n'),
    );
    return changes.length === 0 && unnecessary.length === 0 && succeeded !== false;
  });
}

/** Returns the packages to install for a version, such as `3.11.0`, or for a package with a version, such as `react@19.4.0`. */
export function listPackages(projectDir: string, version: string): string[] {
  if (version.includes('@')) {
    return [version];
  }
  // TypeScript doesn't know the shape of package.json. npm defines it.
  const {dependencies = {}, devDependencies = {}} = JSON.parse(
    readFileSync(path.join(projectDir, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
  return Object.keys({...dependencies, ...devDependencies})
    .filter(name => name.startsWith('@docusaurus/'))
    .map(name => `${name}@${version}`);
}

/** Describes how the versions of Node and of other packages that a package requires differ between two projects. */
function compareRequirements(specifier: string, projectDir: string, copyDir: string): string[] {
  const name = specifier.slice(0, specifier.lastIndexOf('@'));
  const before = readRequirements(projectDir, name);
  const after = readRequirements(copyDir, name);
  return Object.keys({...before, ...after})
    .filter(requirement => before[requirement] !== after[requirement])
    .map(requirement => {
      const node = requirement === 'node' ? ` This is Node ${process.version}.` : '';
      return `${name}: ${requirement} ${before[requirement] ?? 'not required'} → ${after[requirement] ?? 'not required'}.${node}`;
    });
}

function readRequirements(projectDir: string, name: string): Record<string, string | undefined> {
  const text = readInstalledFile(projectDir, `${name}/package.json`) ?? '{}';
  // TypeScript doesn't know the shape of package.json. npm defines it.
  const {engines, peerDependencies} = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  return {node: engines?.['node'], ...peerDependencies};
}

/** Returns whether the tests passed, or undefined if no tests were to be run. */
function runTests(tests: string, folder: string, runNpm: RunNpm): boolean | undefined {
  if (tests === 'none') {
    return undefined;
  }
  const steps = tests === 'all' ? [] : ['--', '--only', tests];
  // This script installs the packages of the code samples.
  return runNpm(['run', 'postinstall'], folder) && runNpm(['test', ...steps], folder);
}

function runRealNpm(args: readonly string[], folder: string): boolean {
  return spawnSync('npm', args, {cwd: folder, stdio: 'inherit'}).status === 0;
}
