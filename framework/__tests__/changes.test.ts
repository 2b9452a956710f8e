import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {compareOriginals, describeChanges, findUnnecessarySeams} from '../changes';
import {listStored, storeOriginals} from '../originalFiles';
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
  const file = '@docusaurus/theme-common/src/utils/scrollUtils.tsx';
  const text =
    'export function useScrollPositionBlocker() {\n  return true;\n}\n\nfunction normalize() {\n  return 1;\n}\n';
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
