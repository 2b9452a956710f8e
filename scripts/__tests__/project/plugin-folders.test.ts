// A feature that a plugin adds is removed by deleting the plugin's folder and its line in docusaurus.config.ts. These tests prove that the
// rest of the site doesn't need the folder, and that nothing is left behind.
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const pluginsFolder = 'src/plugins';

/** Plugins that build on another plugin. They have to be removed together with it. */
const dependentPlugins: Readonly<Record<string, string>> = {
  'page-checks': 'code-samples',
  'playground-compiler': 'code-samples',
  'sample-statistics': 'code-samples',
};

/** Folders next to the plugins with code that several plugins share. */
const sharedFolders = new Set(['bottom-note', 'browser-scripts', 'built-pages', 'dev-server']);

const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .map(file => path.join('src', file))
  .filter(file => /\.(?:m?ts|mjs|tsx)$/.test(file) && !file.includes('__fixtures__'));

test('no other code of the site imports a plugin’s files', () => {
  expect(files.length).toBeGreaterThan(300);
  const siteFiles = files.filter(file => !file.includes('__tests__'));
  const imports = siteFiles.flatMap(file =>
    readImports(file).flatMap(imported => {
      const [plugin, importer] = [getPlugin(imported), getPlugin(file)];
      const isAllowed =
        plugin === undefined ||
        plugin === importer ||
        // The config of a plugin is removed together with the plugin.
        path.dirname(file) === 'src/config' ||
        (importer !== undefined && dependentPlugins[importer] === plugin);
      return isAllowed ? [] : [`${file} imports ${imported}`];
    }),
  );
  expect(imports).toEqual([]);
});

test('a plugin adds only files of its own folder to pages', () => {
  const foreignFiles = files
    .filter(file => getPlugin(file) !== undefined)
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/\(siteDir, '(src\/[^']+)'\)/g)].map(
        ([, foreignFile]) => `${file} adds ${foreignFile}`,
      ),
    );
  expect(foreignFiles).toEqual([]);
});

/** Returns the paths of the site's files that a file imports, relative to the site's folder and without extension. */
function readImports(file: string): string[] {
  const specifiers = [
    ...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'((?:\.|@site\/)[^']*)'/g),
  ].map(match => match[1] ?? '');
  return specifiers.map(specifier =>
    specifier.startsWith('@site/')
      ? specifier.slice('@site/'.length)
      : path.join(path.dirname(file), specifier),
  );
}

/** Returns the name of the plugin whose folder contains a path, or undefined. Shared code belongs to no plugin. */
function getPlugin(file: string): string | undefined {
  const name = path.relative(pluginsFolder, file).split(path.sep)[0] ?? '..';
  const folder = path.join(pluginsFolder, name);
  return name !== '..' && !sharedFolders.has(name) && statSync(folder, {throwIfNoEntry: false})?.isDirectory()
    ? name
    : undefined;
}
