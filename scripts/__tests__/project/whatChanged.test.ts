// Tests that each “what changed” block leads to the section of the migration guide that contains the same text.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listMarkdownFiles} from '../../../src/plugins/code-samples/markdownFiles';

const guide = 'docs/migration/migrate-from-v9-to-v10.md';

test('each block leads to the section that shows its partial', () => {
  const sections = readSections(guide);
  const blocks = listMarkdownFiles(process.cwd(), ['docs'])
    .filter(file => file !== guide)
    .flatMap(readBlocks);
  expect(blocks.length).toBeGreaterThan(30);
  expect(blocks.filter(({anchor, partial}) => sections.get(partial) !== anchor)).toEqual([]);
});

/** Maps each partial of a page to the id of the heading above it. */
function readSections(file: string): Map<string, string> {
  const partials = readImports(file);
  const sections = new Map<string, string>();
  let id = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    id = /^#{2,3} .*\{\/\* #(\S+) \*\/\}/.exec(line)?.[1] ?? id;
    const partial = partials.get(/^<(\w+) \/>/.exec(line)?.[1] ?? '');
    if (partial) {
      sections.set(partial, id);
    }
  }
  return sections;
}

/** Returns the blocks of a page that have one partial. A block with several partials leads to a section about all of them. */
function readBlocks(file: string): {file: string; anchor: string; partial: string}[] {
  const partials = readImports(file);
  const blocks = readFileSync(file, 'utf8').matchAll(
    /<WhatChanged guide="([^"]+)">\s*<(\w+) \/>\s*<\/WhatChanged>/g,
  );
  return [...blocks].map(([, anchor = '', name = '']) => ({file, anchor, partial: partials.get(name) ?? ''}));
}

/** Maps the names of imported partials to their paths. */
function readImports(file: string): Map<string, string> {
  const imports = readFileSync(file, 'utf8').matchAll(/^import (\w+) from '(\.[^']+\.md)';$/gm);
  return new Map(
    [...imports].map(([, name = '', target = '']) => [name, path.join(path.dirname(file), target)]),
  );
}
