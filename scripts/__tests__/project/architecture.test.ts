// Compares ARCHITECTURE.md with the project, so that its table of imports and its paths stay correct.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const text = readFileSync('ARCHITECTURE.md', 'utf8');

const rows = [...text.matchAll(/^\| `((?:src|e2e)[^`]*)` +\|(?:[^|]*\|){2}([^|]*)\|$/gm)].map(
  ([, folder = '', allowed = '']) => ({folder, allowed: readPaths(allowed)}),
);

const eslint = new ESLint();

test('the table lists all folders of src', () => {
  const folders = readdirSync('src', {withFileTypes: true}).filter(entry => entry.isDirectory());
  const paths = folders.map(({name}) => `src/${name}`).filter(folder => folder !== 'src/css');
  expect(rows.map(({folder}) => folder).sort()).toEqual([...paths, 'src/plugins/*/client', 'e2e'].sort());
});

test.each(rows)(
  '$folder can import from the folders in the table, and from no others',
  {timeout: 60_000},
  async ({folder, allowed}) => {
    const importer = folder.replace('*', 'example');
    const reachable: string[] = [];
    for (const {folder: target} of rows.filter(
      row => row.folder !== folder && !row.folder.includes('*') && row.folder !== 'e2e',
    )) {
      const imported = `${'../'.repeat(importer.split('/').length)}${target}/example/example`;
      const [result] = await eslint.lintText(`import '${imported}';\n`, {filePath: `${importer}/example.ts`});
      if (result?.messages.length === 0) {
        reachable.push(target);
      }
    }
    expect(reachable.sort()).toEqual([...allowed].sort());
  },
);

test('every path on the page exists', () => {
  const paths = [...new Set(readPaths(text))].filter(
    path => /^(?:src|scripts|samples|framework|e2e)(?:\/|$)/.test(path) && !path.includes('*'),
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter(path => !existsSync(path))).toEqual([]);
});

function readPaths(markdown: string): string[] {
  return [...markdown.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
}
