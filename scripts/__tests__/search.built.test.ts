// What must hold for the search records of the build, and for what is found in them.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {createPlainMiniSearch, createPluginLunr} from '../engines';
import {createOwnQueries} from '../ownQueries';
import {createSiteEngine, measure, readBuiltRecords, readQuerySets} from '../relevance';
import type {SearchRecord} from '../../src/shared/search';
import {measureSizes} from '../searchSizes';
import siteConfig from '../../docusaurus.config';
import {collectElements, readAttribute, readBuiltFiles, readBuiltPages} from './builtSite';

// Some tests answer hundreds of queries.
vi.setConfig({testTimeout: 60_000});

const records = readBuiltRecords('build');
const all = [...records.values()].flat();
const pages = new Map(
  readBuiltPages().map(({path, document}) => [path, {document, elements: collectElements(document)}]),
);

describe('search records', () => {
  test('there is one file for each docs version and one for the rest', () => {
    const versions = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
    expect([...records.keys()]).toEqual(
      ['default', ...['current', ...versions].map(version => `docs-default-${version}`)].sort(),
    );
    expect(readBuiltFiles().filter(file => file.startsWith('/search-records/'))).toHaveLength(records.size);
  });

  test('every file has the records of its tag only, each once', () => {
    for (const [tag, list] of records) {
      expect(new Set(list.map(record => record.docusaurus_tag))).toEqual(new Set([tag]));
    }
    expect(new Set(all.map(({objectID}) => objectID)).size).toBe(all.length);
  });

  test('every record leads to a page, and its anchor to an element there', () => {
    const lost = all.filter(({url, anchor}) => {
      const {origin, pathname, hash} = new URL(url);
      const page = pages.get(pathname);
      const ids = page?.elements.map(element => readAttribute(element, 'id'));
      const hashMatches = anchor === null ? hash === '' : decodeURIComponent(hash) === `#${anchor}`;
      return origin !== siteConfig.url || !hashMatches || !ids || (anchor !== null && !ids.includes(anchor));
    });
    expect(lost.map(({url}) => url)).toEqual([]);
  });

  test('every page that may be indexed and is no list of others has records', () => {
    const found = new Set(all.map(({objectID}) => objectID.replace(/#.*/, '')));
    const missing = [...pages]
      .filter(([path, {elements}]) => {
        const metas = elements.filter(({tagName}) => tagName === 'meta');
        const read = (name: string) =>
          metas
            .find(meta => readAttribute(meta, 'name') === name)
            ?.attrs.find(({name: key}) => key === 'content')?.value;
        const tag = read('docsearch:docusaurus_tag') ?? '';
        const isList = /^blog_/.test(tag) || path === '/blog/archive';
        return path !== '/404' && tag !== '' && !isList && !/noindex/.test(read('robots') ?? '');
      })
      .map(([path]) => path)
      .filter(path => !found.has(path));
    expect(missing).toEqual([]);
  });

  test('every section of the docs has a record', () => {
    const ids = new Set(all.map(({objectID}) => objectID));
    const missing = [...pages]
      .filter(([path]) => /^\/docs(\/|$)/.test(path))
      .flatMap(([path, {elements}]) =>
        elements
          .filter(({tagName}) => /^h[2-6]$/.test(tagName))
          .filter(element => (readAttribute(element, 'class') ?? '').includes('anchor'))
          .map(element => `${path}#${readAttribute(element, 'id')}`),
      )
      .filter(id => !ids.has(id));
    expect(missing).toEqual([]);
  });

  test.each([
    ['/docs/context', '@trpc/server'],
    ['/docs/links/splitLink', 'Links'],
    ['/docs/aws-lambda', 'Adapters'],
    ['/docs/suspense', 'Documentation'],
    ['/blog/announcing-trpc-10', 'Blog'],
    ['/media', 'Site'],
  ])('%s stands in the category %s', (path, category) => {
    expect(all.find(({objectID}) => objectID === path)?.hierarchy.lvl0).toBe(category);
  });

  test('the keywords of a page are in its first record', () => {
    const source = readFileSync('docs/server/data-transformers.md', 'utf8');
    const keywords = /^keywords: \[(.*)\]$/m.exec(source)?.[1]?.split(', ');
    expect(all.find(({objectID}) => objectID === '/docs/data-transformers')?.keywords).toEqual(keywords);
  });

  test('the search page is kept out of search engines and of the records', () => {
    expect(all.filter(({objectID}) => objectID === '/search')).toEqual([]);
    expect(readFileSync('build/sitemap.xml', 'utf8')).not.toContain('/search</loc>');
  });

  // Docs 10.x have twice as many words as 9.x, with the tutorial and the reference of all exports.
  test.each([
    ['10.x', 165],
    ['9.x', 100],
  ])('library, index and display data of %s and the blog stay below %d kB', (version, limit) => {
    const {library, records: files} = measureSizes('build', version);
    expect(library + files).toBeLessThan(limit * 1000);
  });
});

test('the export for Algolia has every record, whole, and what the index must filter by', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-export-'));
  try {
    execFileSync('node_modules/.bin/tsx', ['scripts/export-records.ts', '--out', folder]);
    const lines = readFileSync(path.join(folder, 'records.ndjson'), 'utf8').trim().split('\n');
    // The script writes one record on each line.
    const exported = lines.map(line => JSON.parse(line) as SearchRecord);
    expect(exported.map(({objectID}) => objectID).sort()).toEqual(all.map(({objectID}) => objectID).sort());
    // Algolia refuses larger ones.
    expect(lines.filter(line => Buffer.byteLength(line) > 10_000)).toEqual([]);
    const whole = exported.find(({objectID}) => objectID === '/docs/rpc')?.content?.length ?? 0;
    expect(whole).toBeGreaterThanOrEqual(
      all.find(({objectID}) => objectID === '/docs/rpc')?.content?.length ?? NaN,
    );
    const settings: unknown = JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8'));
    expect(settings).toHaveProperty(
      'attributesForFaceting',
      expect.arrayContaining(['docusaurus_tag', 'language', 'version']),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

describe('relevance, in the order of the modal', () => {
  const sets = readQuerySets();
  const site = createSiteEngine(records);

  test('pasted error messages and plain questions', async () => {
    const {scores, outcomes} = await measure(site, sets.questions);
    const misses = outcomes.filter(({successAt1}) => successAt1 === 0);
    expect(
      scores.successAt1,
      misses.map(({query, pages}) => `${query.query}: ${pages.slice(0, 3).join(' ')}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.9);
    expect(scores.empty).toBe(0);
  });

  test('the graded queries', async () => {
    const {scores} = await measure(site, sets.graded);
    expect(scores.successAt1).toBeGreaterThanOrEqual(0.9);
    expect(scores.successAt3).toBeGreaterThanOrEqual(0.95);
    expect(scores.gain).toBeGreaterThanOrEqual(0.88);
    expect(scores.empty).toBe(0);
  });

  // Pages change: the floors leave room for a few queries either way.
  test.each([
    ['tuning', 0.87, 0.875],
    // More pages are useful for these queries than fit among the first, since there are a reference and a tutorial.
    ['heldOut', 0.86, 0.86],
  ] as const)('more queries, the part %s', async (part, successAt1, gain) => {
    const {scores} = await measure(site, sets[part]);
    expect(scores.successAt1).toBeGreaterThanOrEqual(successAt1);
    expect(scores.successAt3).toBeGreaterThanOrEqual(0.94);
    expect(scores.gain).toBeGreaterThanOrEqual(gain);
    expect(scores.empty).toBe(0);
  });

  // The page that explains an export comes before the reference of its package.
  test('names of exports find the reference among the first five pages', async () => {
    const own = createOwnQueries(records, /^\/docs\/reference\//);
    expect(own.length).toBeGreaterThan(200);
    const {outcomes} = await measure(site, own);
    const found = outcomes.filter(({query, pages}) =>
      pages.slice(0, 5).some(page => Object.hasOwn(query.relevant, page)),
    );
    expect(found.length / own.length).toBeGreaterThanOrEqual(0.93);
  });

  test('queries made from the site’s own titles, headings and identifiers', async () => {
    const own = createOwnQueries(records, /^(?!\/docs\/reference\/)/);
    expect(own.length).toBeGreaterThan(300);
    const {scores} = await measure(site, own);
    expect(scores.successAt1).toBeGreaterThanOrEqual(0.95);
    expect(scores.empty).toBe(0);
  });

  test('it is better than the usual engines on the same records', async () => {
    const queries = [...sets.graded, ...sets.heldOut];
    const {scores} = await measure(site, queries);
    for (const engine of [createPluginLunr(records), createPlainMiniSearch(records)]) {
      const other = (await measure(engine, queries)).scores;
      expect(scores.successAt1).toBeGreaterThan(other.successAt1);
      expect(scores.gain).toBeGreaterThan(other.gain);
    }
  });

  test('a reader of one version never gets pages of the other', async () => {
    const {outcomes} = await measure(site, [...sets.graded, ...sets.tuning, ...sets.heldOut]);
    const strays = outcomes.filter(({query, pages: found}) =>
      found.some(
        path => /^\/docs(\/|$)/.test(path) && /^\/docs\/v9(\/|$)/.test(path) !== (query.version === '9.x'),
      ),
    );
    expect(strays.map(({query}) => query.query)).toEqual([]);
  });
});
