import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hashPage, hashPages} from '../hashPages';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'hash-pages-'));
  mkdirSync(path.join(site, 'docs/_parts'), {recursive: true});
  write('docs/page.md', "import Part from './_parts/part.md';\n\nThe text of the page.\n\n<Part />\n");
  write('docs/_parts/part.md', "import Inner from '@site/docs/_inner.md';\n\n<Inner />\n");
  write('docs/_inner.md', 'The text of the inner partial.\n');
});

afterEach(() => rmSync(site, {recursive: true}));

function write(file: string, text: string): void {
  writeFileSync(path.join(site, file), text);
}

test('partials have no hash of their own', () => {
  expect([...hashPages(site).keys()]).toEqual(['docs/page.md']);
});

test.each([
  ['the page', 'docs/page.md', "import Part from './_parts/part.md';\n\nAnother text.\n\n<Part />\n"],
  ['a partial', 'docs/_parts/part.md', "import Inner from '@site/docs/_inner.md';\n\nMore. <Inner />\n"],
  ['a partial of a partial', 'docs/_inner.md', 'Another text.\n'],
])('the hash changes with the text of %s', (_, file, text) => {
  const before = hashPage(site, 'docs/page.md');
  write(file, text);
  expect(hashPage(site, 'docs/page.md')).not.toBe(before);
});

test('the hash depends neither on line breaks in the page nor on other files', () => {
  const before = hashPage(site, 'docs/page.md');
  write(
    'docs/page.md',
    "import Part from './_parts/part.md';\r\n\r\nThe text\r\nof the page.\r\n\r\n<Part />",
  );
  write('docs/other.md', 'Another page.');
  expect(hashPage(site, 'docs/page.md')).toBe(before);
});

test('two partials that import each other don’t stop the command', () => {
  write('docs/_inner.md', "import Part from './_parts/part.md';\n");
  expect(hashPage(site, 'docs/page.md')).toMatch(/^[0-9a-f]{16}$/);
});
