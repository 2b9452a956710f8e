import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  checkRegister,
  compareOriginals,
  describeChanges,
  findUnnecessarySeams,
  readFindings,
  readSeams,
} from '../check';
import {listStored, storeOriginals} from '../originals';
import {createProject, createSeam, writeFiles} from './project';

const menuFile = 'menu-package/lib/useMenu.js';
const menu =
  '/**\n * Copyright (c) Menu.\n */\nexport function useMenu() {\n  return isOpen;\n}\n\nexport default useMenu;\n';
const menuSeam = createSeam({originals: [menuFile]});

/** Creates a project with an installed package whose original is stored. */
function createMenuProject(): string {
  const projectDir = createProject({[`node_modules/${menuFile}`]: menu});
  storeOriginals(projectDir, [menuSeam]);
  return projectDir;
}

test('nothing has changed after the originals were stored', () => {
  expect(compareOriginals(createMenuProject(), [menuSeam])).toEqual([]);
});

test('describes a changed original with a readable diff', () => {
  const projectDir = createMenuProject();
  writeFiles(projectDir, {[`node_modules/${menuFile}`]: menu.replace('isOpen', '{isOpen, close}')});
  expect(describeChanges(compareOriginals(projectDir, [menuSeam]), [])).toMatchInlineSnapshot(`
    "menu-package/lib/useMenu.js: this original has changed.
      Menu: state. The menu has to know whether it is open.
      Remove it when: The package exports the hook.
    @@ -1,4 +1,4 @@
     export function useMenu() {
    -  return isOpen;
    +  return {isOpen, close};
     }
     export default useMenu;"
  `);
});

test('ignores changes to the licence and blank lines', () => {
  const projectDir = createMenuProject();
  writeFiles(projectDir, {
    [`node_modules/${menuFile}`]: menu.replace('(c) Menu', '(c) Menu and others').replace('}\n\n', '}\n\n\n'),
  });
  expect(compareOriginals(projectDir, [menuSeam])).toEqual([]);
});

test('reports an original that is gone until the register no longer names it', () => {
  const projectDir = createMenuProject();
  rmSync(path.join(projectDir, 'node_modules', menuFile));
  expect(compareOriginals(projectDir, [menuSeam])).toMatchObject([
    {kind: 'gone', file: menuFile, seams: [menuSeam]},
  ]);
  storeOriginals(projectDir, [menuSeam]);
  expect(compareOriginals(projectDir, [menuSeam])).toMatchObject([{kind: 'gone', file: menuFile}]);
  expect(compareOriginals(projectDir, [])).toEqual([]);
});

test('reports an original that has not been stored yet', () => {
  const projectDir = createProject({[`node_modules/${menuFile}`]: menu});
  expect(compareOriginals(projectDir, [menuSeam])).toMatchObject([{kind: 'new', file: menuFile}]);
});

test('deletes the stored original when no seam relies on it any more', () => {
  const projectDir = createMenuProject();
  expect(compareOriginals(projectDir, [])).toMatchObject([{kind: 'unused', file: menuFile}]);
  storeOriginals(projectDir, []);
  expect(listStored(projectDir)).toEqual([]);
});

test('stores only an excerpt of a long file, but notices changes to the rest of it', () => {
  const file = '@docusaurus/theme-common/src/utils/routesUtils.ts';
  const text =
    'export function isSamePath() {\n  return true;\n}\n\nfunction normalize() {\n  return 1;\n}\n';
  const seam = createSeam({originals: [file]});
  const projectDir = createProject({[`node_modules/${file}`]: text});
  storeOriginals(projectDir, [seam]);

  writeFiles(projectDir, {[`node_modules/${file}`]: text.replace('return 1', 'return 2')});
  expect(describeChanges(compareOriginals(projectDir, [seam]), [])).toContain(
    `${file}: this original has changed, but not in the part that the site relies on.`,
  );

  writeFiles(projectDir, {[`node_modules/${file}`]: text.replace('return true', 'return false')});
  const [change] = compareOriginals(projectDir, [seam]);
  expect(change?.diff).toContain('-  return true;\n+  return false;');
  expect(change?.diff).not.toContain('normalize');
});

test('recognises a seam that has become unnecessary', () => {
  const projectDir = createMenuProject();
  const seams = [
    createSeam({name: 'until it closes', originals: [menuFile], until: {contains: 'close'}}),
    createSeam({name: 'until it is open', originals: [menuFile], until: {lacks: 'isOpen'}}),
    createSeam({name: 'never', originals: [menuFile]}),
  ];
  expect(findUnnecessarySeams(projectDir, seams)).toEqual([]);
  writeFiles(projectDir, {[`node_modules/${menuFile}`]: 'export function useMenu() {\n  return close;\n}\n'});
  expect(findUnnecessarySeams(projectDir, seams).map(({name}) => name)).toEqual([
    'until it closes',
    'until it is open',
  ]);
});

test('reports a seam that is not in the register', () => {
  const finding = {
    name: 'Storage.prototype in storage',
    file: 'src/clientModules/storage.ts',
    line: 3,
    column: 5,
  };
  expect(checkRegister([createSeam({finds: [finding.name]})], [finding], {})).toEqual([]);
  expect(checkRegister([], [finding], {[finding.name]: 'It is only read.'})).toEqual([]);
  expect(checkRegister([], [finding], {}).join('\n')).toMatchInlineSnapshot(
    `"src/clientModules/storage.ts:3:5: this code relies on the inside of a package, but the register doesn't contain it. Found "Storage.prototype in storage". Add this name to \`finds\` of a seam in framework/register, or write the code without it."`,
  );
});

test('reports a seam and an exception that the site no longer contains', () => {
  const problems = checkRegister([createSeam({finds: ['module storage']})], [], {
    'window.queue in queue': 'Ours.',
  });
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "framework/register: the seam "Menu: state" is gone. The site's code no longer contains "module storage". Remove the name or the whole seam, and run \`npm run framework:accept\`.
    framework/register: the exception "window.queue in queue" is gone. Remove it."
  `);
});

test('takes the reasons for replaced and wrapped components from their first lines', () => {
  const originals = '@docusaurus/theme-classic/src/theme';
  const projectDir = createProject({
    [`node_modules/${originals}/TOC/index.tsx`]: 'export default function TOC() {}\n',
    [`node_modules/${originals}/TOC/styles.module.css`]: '.toc {}\n',
    [`node_modules/${originals}/Tabs/index.tsx`]: 'export default function Tabs() {}\n',
    [`node_modules/${originals}/Tabs/styles.module.css`]: '.tabs {}\n',
    [`node_modules/${originals}/Footer/index.tsx`]: 'export default function Footer() {}\n',
    'src/theme/TOC/index.tsx':
      '// Wraps @theme/TOC: names the\n// landmark.\nexport default function TOC() {}\n',
    'src/theme/TOC/useCurrent.ts': 'export const x = 1;\n',
    'src/theme/Tabs/index.tsx': '// Replaces @theme/Tabs: has no name.\nexport default function Tabs() {}\n',
    'src/theme/Footer/index.tsx': 'export default function Footer() {}\n',
  });
  const seams = readSeams(projectDir);
  const findings = readFindings(projectDir);
  expect(findings.filter(({name}) => name.startsWith('theme ')).map(({name}) => name)).toEqual([
    'theme Footer',
    'theme TOC',
    'theme Tabs',
  ]);
  expect(seams.find(({name}) => name === 'Theme: TOC')).toMatchObject({
    why: 'Wraps @theme/TOC: names the landmark.',
    originals: [`${originals}/TOC/index.tsx`],
  });
  expect(seams.find(({name}) => name === 'Theme: Tabs')).toMatchObject({
    originals: [`${originals}/Tabs/index.tsx`, `${originals}/Tabs/styles.module.css`],
  });
  const problems = checkRegister(seams, findings, {}).join('\n');
  expect(problems).toContain('src/theme/Footer/index.tsx:1:1: this code relies on the inside of a package');
  expect(problems).toContain('the seam "Theme: Heading" has no original');
});
