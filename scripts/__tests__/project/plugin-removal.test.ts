// A plugin can be removed by deleting its folder and its line in docusaurus.config.ts, because nothing else imports its modules.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const removablePlugins = ['analytics'];

const files = ['src', 'scripts', 'e2e', 'samples/v10/page']
  .flatMap(folder =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(file => path.join(folder, file)),
  )
  .filter(file => /\.(m?[jt]s|tsx)$/.test(file));

/** Lists the modules that import something from a folder, without the modules in that folder. */
function listImporters(folder: string): string[] {
  return files
    .filter(file => !file.startsWith(folder))
    .filter(file =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\(|require\()\s*'([^']+)'/g)].some(
        ([, specifier = '']) => resolveImport(file, specifier).startsWith(folder),
      ),
    );
}

function resolveImport(file: string, specifier: string): string {
  return specifier.startsWith('.')
    ? path.join(path.dirname(file), specifier)
    : specifier.replace(/^@site\//, '');
}

test.each(removablePlugins)('only docusaurus.config.ts imports the plugin %s', plugin => {
  const folder = `src/plugins/${plugin}`;
  expect(files.some(file => file.startsWith(folder))).toBe(true);
  expect(listImporters(folder)).toEqual([]);
  const configLines = readFileSync('docusaurus.config.ts', 'utf8').split('\n');
  expect(configLines.filter(line => line.includes(`/plugins/${plugin}'`))).toHaveLength(1);
});

test('listImporters finds modules that import a plugin', () => {
  expect(listImporters('src/plugins/response-headers')).toContain('scripts/serve/server.ts');
});
