import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {measureScripts} from '../measureScripts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'loaded-files-'));
  writeFileSync(path.join(folder, 'shared.js'), 'shared();\n'.repeat(1000));
  writeFileSync(path.join(folder, 'page.js'), 'page();');
  writeFileSync(path.join(folder, 'page.css'), 'p {}');
});

afterAll(() => rmSync(folder, {recursive: true}));

test('each script is measured once, after compression, and style sheets are left out', async () => {
  const {sizes, pages} = await measureScripts(
    {'/a': ['page.css', 'page.js', 'shared.js'], '/b': ['shared.js'], '/c': []},
    folder,
  );
  expect(pages).toEqual({'/a': [0, 1], '/b': [1], '/c': []});
  expect(sizes).toHaveLength(2);
  expect(sizes[1]).toBeGreaterThan(10);
  expect(sizes[1]).toBeLessThan(100);
});
