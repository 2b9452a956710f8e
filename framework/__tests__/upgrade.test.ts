import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listPackages, tryUpgrade, type RunNpm} from '../upgrade';
import {createProject, writeFiles} from './project';

const original = '@docusaurus/theme-classic/src/theme/Loading/index.tsx';
const packageJson = {
  dependencies: {'@docusaurus/core': '3.10.2', react: '19.3.1'},
  devDependencies: {'@docusaurus/types': '3.10.2'},
};

function createSite(): string {
  return createProject({
    'package.json': JSON.stringify(packageJson),
    '.gitignore': 'node_modules\n',
    'node_modules/@docusaurus/core/package.json': JSON.stringify({engines: {node: '>=20.0'}}),
    'src/theme/Loading/index.tsx':
      '// Wraps @theme/Loading: names the landmark.\nexport default function TOC() {}\n',
    [`framework/originals/${original}.txt`]: 'export default function TOC() {\n  return <div />;\n}\n',
  });
}

type Run = {printed: string; commands: string[]; folders: Set<string>; succeeded: boolean};

/** Tries an upgrade with an npm that installs `toc` as the new original, and whose other commands succeed if `passes` is true. */
function runUpgrade(
  projectDir: string,
  {toc, passes, tests}: {toc?: string; passes: boolean; tests: string},
): Run {
  const run: Run = {printed: '', commands: [], folders: new Set(), succeeded: false};
  const runNpm: RunNpm = (args, folder) => {
    run.commands.push(args.join(' '));
    run.folders.add(folder);
    if (args[0] !== 'install') {
      return passes;
    }
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
    if (toc === undefined) {
      return false;
    }
    writeFiles(folder, {
      [`node_modules/${original}`]: toc,
      'node_modules/@docusaurus/core/package.json': JSON.stringify({
        engines: {node: '>=24.14'},
        peerDependencies: {react: '^19.0.0'},
      }),
    });
    return true;
  };
  run.succeeded = tryUpgrade({projectDir, versions: ['3.11.0'], tests}, runNpm, text => {
    run.printed += `${text}\n`;
  });
  return run;
}

function readFiles(projectDir: string): Record<string, string> {
  const files = readdirSync(projectDir, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter(entry => entry.isFile() && !entry.parentPath.includes('.git'))
    .map(entry => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map(file => [file, readFileSync(file, 'utf8')]));
}

test('a version applies to all packages of Docusaurus', () => {
  const projectDir = createSite();
  expect(listPackages(projectDir, '3.11.0')).toEqual(['@docusaurus/core@3.11.0', '@docusaurus/types@3.11.0']);
  expect(listPackages(projectDir, 'react@19.4.0')).toEqual(['react@19.4.0']);
  expect(listPackages(projectDir, '@docsearch/react@4.0.0')).toEqual(['@docsearch/react@4.0.0']);
});

test('prints changed originals and unnecessary seams, runs the tests in a copy and leaves the project alone', () => {
  const projectDir = createSite();
  const before = readFiles(projectDir);
  const toc = 'export default function TOC() {\n  return <div role="status" />;\n}\n';
  const {printed, commands, folders, succeeded} = runUpgrade(projectDir, {
    toc,
    passes: true,
    tests: 'types,unit',
  });

  expect(printed).toContain(
    `${original}: this original has changed.\n  Theme: Loading. Wraps @theme/Loading: names the landmark.`,
  );
  expect(printed).toContain('-  return <div />;\n+  return <div role="status" />;');
  expect(printed).toMatch(/Probably unnecessary now:\n {2}Theme: Loading\./);
  expect(printed).toContain(
    `@docusaurus/core: node >=20.0 → >=24.14. This is Node ${process.version}.\n` +
      '@docusaurus/core: react not required → ^19.0.0.',
  );
  expect(printed).toContain('Tests: passed');
  expect(succeeded).toBe(false);
  expect(commands).toEqual([
    'install --save-exact --ignore-scripts --no-audit --no-fund @docusaurus/core@3.11.0 @docusaurus/types@3.11.0',
    'run postinstall',
    'test -- --only types,unit',
  ]);
  expect(folders.size).toBe(1);
  expect([...folders].filter(existsSync)).toEqual([]);
  expect(readFiles(projectDir)).toEqual(before);
});

test('runs all tests or none, and reports that they failed', () => {
  const toc = 'export default function TOC() {\n  return <div />;\n}\n';
  const all = runUpgrade(createSite(), {toc, passes: false, tests: 'all'});
  expect(all.commands).toHaveLength(2);
  expect(all.printed).toContain('Tests: failed');
  const none = runUpgrade(createSite(), {toc, passes: false, tests: 'none'});
  expect(none.commands).toHaveLength(1);
  expect(none.printed).toContain('Tests: not run');
});

test('deletes the copy if the packages can’t be installed', () => {
  const {printed, commands, folders, succeeded} = runUpgrade(createSite(), {passes: true, tests: 'all'});
  expect(printed).toContain('The packages can’t be installed.');
  expect(commands).toHaveLength(1);
  expect([...folders].filter(existsSync)).toEqual([]);
  expect(succeeded).toBe(false);
});
