import {existsSync} from 'node:fs';
import path from 'node:path';
import {storedFolder} from './originalFiles';
import {createRegister, exceptions} from './register';
import {findModules, findSeams, type Finding} from './scan';
import type {Seam} from './seam';
import {createThemeFinding, listThemeComponents} from './themeComponents';

/** Returns the register of a project. The originals of replaced components depend on what is installed. */
export function readSeams(projectDir: string): Seam[] {
  const exists = createExists(projectDir);
  return createRegister(listThemeComponents(projectDir, exists), exists);
}

/** Finds the seams in the code of a project. */
export function readFindings(projectDir: string): Finding[] {
  return [
    ...listThemeComponents(projectDir, createExists(projectDir)).map(createThemeFinding),
    ...findSeams(projectDir),
    ...findModules(projectDir),
  ];
}

/** Returns a function that tells whether a file is installed or stored. */
function createExists(projectDir: string): (file: string) => boolean {
  return file =>
    existsSync(path.join(projectDir, 'node_modules', file)) ||
    existsSync(path.join(projectDir, storedFolder, `${file}.txt`));
}

/** Compares the register with the site's code. Returns messages that say what to do. */
export function checkRegister(
  seams: readonly Seam[],
  findings: readonly Finding[],
  allowed: Readonly<Record<string, string>> = exceptions,
): string[] {
  const registered = new Set([...seams.flatMap(({finds}) => finds), ...Object.keys(allowed)]);
  const found = new Set(findings.map(({name}) => name));
  const unregistered = findings.filter(({name}) => !name.startsWith('module ') && !registered.has(name));
  return [
    ...unregistered.map(
      ({name, file, line, column}) =>
        `${file}:${line}:${column}: this code relies on internals of a package, but the register doesn't contain it. Found "${name}". ` +
        `${name.startsWith('theme ') ? 'Add an entry to framework/register/theme.ts' : 'Add this name to `finds` of a seam in framework/register'}, ` +
        'or write the code without it.',
    ),
    ...seams.flatMap(seam =>
      seam.finds
        .filter(name => !found.has(name))
        .map(
          name =>
            `framework/register: the seam "${seam.name}" is gone. The site's code no longer contains "${name}". ` +
            'Remove the name or the whole seam, and run `npm run framework:accept`.',
        ),
    ),
    ...Object.keys(allowed)
      .filter(name => !found.has(name))
      .map(name => `framework/register: the exception "${name}" is gone. Remove it.`),
    ...seams
      .filter(({why, finds}) => why === '' && finds.some(name => found.has(name)))
      .map(
        ({name}) =>
          `framework/register: the seam "${name}" has no reason. Start the file in src/theme with "// Replaces @theme/Name: reason." or ` +
          '"// Wraps @theme/Name: reason.", or remove the seam.',
      ),
    ...seams
      .filter(({finds, originals}) => originals.length === 0 && finds.some(name => name.startsWith('theme ')))
      .map(
        ({name}) =>
          `framework/register: the seam "${name}" has no original, because no theme has this component. Remove the component.`,
      ),
  ];
}
