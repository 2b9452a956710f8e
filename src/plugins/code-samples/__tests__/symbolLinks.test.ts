import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {findBrokenSymbolLinks, resolveSymbolLinks} from '../symbolLinks';

const symbolLinks = {'1.x': {'zod:ZodString.email': '/docs/email#check', 'zod:z': '/docs/email#check'}};

describe('resolveSymbolLinks', () => {
  const types = {texts: ['a', 'b', 'c', 'd'], samples: [], docs: [], links: {}};

  test('replaces symbols with pages, and removes symbols without a page', () => {
    const links = {'1.x/zod:ZodString.email': [0], '1.x/zod:z': [2], '1.x/zod:other': [1], '2.x/zod:z': [3]};
    expect(resolveSymbolLinks({...types, links}, symbolLinks).links).toEqual({'/docs/email#check': [0, 2]});
  });

  test('replaces links to symbols in JSDoc, and writes symbols without a page as code', () => {
    const docs = ['See [z](symbol:1.x/zod:z), [other](symbol:1.x/zod:other) and [a](https://a.example).'];
    expect(resolveSymbolLinks({...types, docs}, symbolLinks).docs).toEqual([
      'See [z](/docs/email#check), `other` and [a](https://a.example).',
    ]);
  });
});

describe('findBrokenSymbolLinks', () => {
  let outDir = '';
  beforeAll(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'symbol-links-'));
    writeFileSync(
      path.join(outDir, 'page.html'),
      '<h2 class="a" id=bare>A</h2><h2 id="quoted" data-id=no>B</h2>',
    );
  });
  afterAll(() => rmSync(outDir, {recursive: true}));

  test('accepts pages and elements that exist', () => {
    const links = {'1.x': {a: '/page', b: '/page#bare', c: '/page#quoted'}};
    expect(findBrokenSymbolLinks(links, outDir)).toEqual([]);
  });

  test('reports pages and elements that do not exist', () => {
    const links = {'1.x': {a: '/gone', b: '/page#no'}};
    expect(findBrokenSymbolLinks(links, outDir)).toEqual([
      'symbolLinks of 1.x: `a` links to /gone. Found no such page, expected an address of this site.',
      'symbolLinks of 1.x: `b` links to /page#no. Found no element with the id `no` on this page, expected an address of this site.',
    ]);
  });
});
