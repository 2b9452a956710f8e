import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {excerpts, type Excerpt} from './register/excerpts';
import type {Seam} from './seam';

/** Folder with the stored originals, relative to the project. */
export const storedFolder = 'framework/originals';

/**
 * Reads the part of an installed file that the site relies on. Returns undefined if the file doesn't exist. If the part is an excerpt, its
 * first line is a hash of the whole file.
 */
export function readInstalled(projectDir: string, file: string): string | undefined {
  const text = readInstalledFile(projectDir, file);
  const excerpt = excerpts[file];
  if (text === undefined || excerpt === undefined) {
    return text === undefined ? undefined : removeLicence(text);
  }
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return [`${hashLabel}${hash}`, ...selectLines(text, excerpt), ''].join('\n');
}

const hashLabel = 'sha256 of the whole file: ';

/** Removes the hash from a text that `readInstalled` has returned. */
export function removeHash(text: string): string {
  return text.startsWith(hashLabel) ? text.slice(text.indexOf('\n')) : text;
}

/** Reads a whole installed file. Returns undefined if it doesn't exist. */
export function readInstalledFile(projectDir: string, file: string): string | undefined {
  const installed = path.join(projectDir, 'node_modules', file);
  return existsSync(installed) ? readFileSync(installed, 'utf8') : undefined;
}

export function readStored(projectDir: string, file: string): string | undefined {
  const stored = toStoredPath(projectDir, file);
  return existsSync(stored) ? readFileSync(stored, 'utf8') : undefined;
}

/** Lists all stored originals by the path of the file in `node_modules`. */
export function listStored(projectDir: string): string[] {
  const folder = path.join(projectDir, storedFolder);
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter(file => file.endsWith('.txt'))
        .map(file => file.slice(0, -'.txt'.length))
        .sort()
    : [];
}

/** Stores the installed originals of all seams, and deletes all other stored originals. */
export function storeOriginals(projectDir: string, seams: readonly Seam[]): void {
  const files = new Set(seams.flatMap(({originals}) => originals));
  for (const file of listStored(projectDir).filter(stored => !files.has(stored))) {
    rmSync(toStoredPath(projectDir, file));
  }
  for (const file of files) {
    const text = readInstalled(projectDir, file);
    const stored = toStoredPath(projectDir, file);
    if (text === undefined) {
      rmSync(stored, {force: true});
    } else if (text !== readStored(projectDir, file)) {
      mkdirSync(path.dirname(stored), {recursive: true});
      writeFileSync(stored, text);
    }
  }
}

function toStoredPath(projectDir: string, file: string): string {
  return path.join(projectDir, storedFolder, `${file}.txt`);
}

/** Removes the licence comment and blank lines, because neither of them matters. */
function removeLicence(text: string): string {
  return text.replace(/^\/\*\*?[^/]*?Copyright.*?\*\/\s*/s, '').replaceAll(/\n\s*(?=\n)/g, '');
}

function selectLines(text: string, excerpt: Excerpt): string[] {
  if (excerpt instanceof RegExp) {
    return [...new Set(Array.from(text.matchAll(excerpt), ([match]) => match))].sort();
  }
  const names: readonly (string | undefined)[] = excerpt;
  const source = ts.createSourceFile('original.tsx', text, ts.ScriptTarget.Latest, true);
  const lines: string[] = [];
  function visit(node: ts.Node): void {
    if (
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) &&
      names.includes(node.name?.getText())
    ) {
      lines.push(
        ...node
          .getText()
          .replaceAll(/\n\s*(?=\n)/g, '')
          .split('\n'),
      );
    } else {
      ts.forEachChild(node, visit);
    }
  }
  visit(source);
  return lines;
}
