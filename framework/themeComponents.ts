import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from './scan';

/** A component in `src/theme` that replaces or wraps a component of a theme. */
export type ThemeComponent = {
  /** Name of the component, for example `NavbarItem/DocNavbarItem`. */
  name: string;
  file: string;
  /** Undefined if the comment in the first line doesn't say it. */
  comment?: {verb: 'Replaces' | 'Wraps'; reason: string};
};

/**
 * Folders with the components that `src/theme` can replace, relative to `node_modules`. If several of them contain a component,
 * Docusaurus uses the first one.
 */
const themeFolders = [
  '@docusaurus/theme-search-algolia/src/theme',
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/**
 * Returns the files of an original component, relative to `node_modules`.
 * @param includesStyles whether the styles belong to the original. They don't if the component is only wrapped, because it keeps them.
 * @param exists tells whether a file is installed or stored
 */
export function listThemeOriginals(
  name: string,
  includesStyles: boolean,
  exists: (file: string) => boolean,
): string[] {
  const styles = includesStyles ? ['/styles.module.css', '/styles.css'] : [];
  const endings = ['/index.tsx', '/index.ts', '/index.js', '.tsx', '.ts', ...styles];
  return (
    themeFolders
      .map(folder => endings.map(ending => `${folder}/${name}${ending}`).filter(exists))
      .find(files => files.length > 0) ?? []
  );
}

/** Lists the components in `src/theme` that replace or wrap a component of a theme, in alphabetical order of their files. */
export function listThemeComponents(projectDir: string, exists: (file: string) => boolean): ThemeComponent[] {
  const folder = path.join(projectDir, 'src/theme');
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => /\.[jt]sx?$/.test(file) && !/__tests__|\.d\.ts$/.test(file))
    .sort()
    .map(file => {
      const name = file.replace(/(?:\/index)?\.[jt]sx?$/, '');
      const comment = readComment(readFileSync(path.join(folder, file), 'utf8'), name);
      return {name, file: `src/theme/${file}`, ...(comment && {comment})};
    })
    .filter(({name, comment}) => comment !== undefined || listThemeOriginals(name, false, exists).length > 0);
}

export function createThemeFinding({name, file}: ThemeComponent): Finding {
  return {name: `theme ${name}`, file, line: 1, column: 1};
}

/** Reads the comment at the start of a file, such as `// Wraps @theme/TOC: makes the table of contents a landmark.` */
function readComment(text: string, name: string): ThemeComponent['comment'] {
  const lines = text.split('\n');
  const end = lines.findIndex(line => !line.startsWith('//'));
  const comment = lines
    .slice(0, end)
    .map(line => line.replace(/^\/\/ ?/, ''))
    .join(' ');
  const match = /^(Replaces|Wraps) @theme\/(\S+): (.+)$/.exec(comment);
  const [, verb, component, reason] = match ?? [];
  return (verb === 'Replaces' || verb === 'Wraps') && component === name && reason !== undefined
    ? {verb, reason}
    : undefined;
}
