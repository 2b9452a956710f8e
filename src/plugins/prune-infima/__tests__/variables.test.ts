import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {removeOverriddenVariables, removeUnusedVariables} from '../variables';

it('keeps variables that the sheet or other files use, also through other variables, and removes the rest', () => {
  const root = postcss.parse(`
    :root {--a: 1px; --b: var(--a); --c: 2px; --d: var(--e); --e: 3px; --f: 4px}
    .box {margin: var(--b)}`);
  removeUnusedVariables(root, ['--f']);
  expect(root.toString().replace(/\s+/g, ' ').trim()).toBe(
    ':root {--a: 1px; --b: var(--a); --f: 4px} .box {margin: var(--b)}',
  );
});

it('removes variables of the page that another sheet always sets, and keeps those of parts of the page', async () => {
  const sheet = path.join(mkdtempSync(path.join(tmpdir(), 'sheet-')), 'custom.css');
  writeFileSync(sheet, ':root {--a: 1px} @media print {:root {--b: 2px}} .box {--c: 3px}');
  const root = postcss.parse(
    ":root {--a: 0; --b: 0; --c: 0} html[data-theme='dark'] {--a: 0; --d: 0} .box {--a: 0}",
  );
  await removeOverriddenVariables(root, [sheet]);
  expect(root.toString().replaceAll('{ ', '{')).toBe(
    ":root {--b: 0; --c: 0} html[data-theme='dark'] {--d: 0} .box {--a: 0}",
  );
});
