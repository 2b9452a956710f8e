import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** What this site documents. The name is written backwards, because this test also reads its own file. */
const subject = new RegExp([...'cprt'].reverse().join(''), 'i');

const pluginFolder = path.resolve(__dirname, '..');
// Builds of the example site create folders whose names start with a dot.
const files = readdirSync(pluginFolder, {recursive: true, withFileTypes: true})
  .filter(entry => entry.isFile())
  .map(entry => path.relative(pluginFolder, path.join(entry.parentPath, entry.name)))
  .filter(file => !file.split(path.sep).some(name => name.startsWith('.')));

function read(file: string): string {
  return readFileSync(path.join(pluginFolder, file), 'utf8');
}

test('no file of the plugin knows what the site documents', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter(file => subject.test(file) || subject.test(read(file)))).toEqual([]);
});

test('the plugin imports no code of the site except src/shared and the options in tests', () => {
  const imports = files
    .filter(file => /\.(?:ts|mjs)$/.test(file))
    .flatMap(file =>
      [...read(file).matchAll(/^(?:import|export)[^;]*? from '(\.[^']+)';$/gm)].map(match => ({
        file,
        target: path.normalize(path.join(path.dirname(file), match[1] ?? '')),
      })),
    );
  expect(imports.length).toBeGreaterThan(100);
  const outside = imports.filter(
    ({target}) => target.startsWith('..') && !target.startsWith('../../shared/'),
  );
  expect(outside.filter(({file}) => !file.includes('__tests__'))).toEqual([]);
  expect(new Set(outside.map(({target}) => target))).toEqual(new Set(['../../../samples/options']));
});
