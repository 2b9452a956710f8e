// Tests the search records of the build, and how well the search finds the right pages in them.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {createDefaultMiniSearch, createLunrPluginEngine} from '../relevance/baselineEngines';
import {generateQueries} from '../relevance/generateQueries';
import {
  createSiteEngine,
  createSiteSearch,
  measureRelevance,
  readBuiltRecords,
  readQuerySets,
} from '../relevance/measure';
import type {SearchRecord} from '../../../src/shared/search';
import siteConfig from '../../../docusaurus.config';
import {
  collectElements,
  readAttribute,
  readBuiltFiles,
  readBuiltPages,
} from '../../__tests__/built-site/builtSite';

// Some tests run hundreds of queries.
vi.setConfig({testTimeout: 60_000});

const records = readBuiltRecords('build');
const allRecords = [...records.values()].flat();
const pages = new Map(
  readBuiltPages().map(({path, document}) => [path, {document, elements: collectElements(document)}]),
);

describe('search records', () => {
  test('are in one file for each docs version and one for the rest of the site', () => {
    const versions = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
    expect([...records.keys()]).toEqual(
      ['default', ...['current', ...versions].map(version => `docs-default-${version}`)].sort(),
    );
    expect(readBuiltFiles().filter(file => file.startsWith('/search-records/'))).toHaveLength(records.size);
  });

  test('are in the file that is named after their docusaurus_tag, and have unique ids', () => {
    for (const [tag, list] of records) {
      expect(new Set(list.map(record => record.docusaurus_tag))).toEqual(new Set([tag]));
    }
    expect(new Set(allRecords.map(({objectID}) => objectID)).size).toBe(allRecords.length);
  });

  test('link to existing pages and anchors', () => {
    const broken = allRecords.filter(({url, anchor}) => {
      const {origin, pathname, hash} = new URL(url);
      const page = pages.get(pathname);
      const ids = page?.elements.map(element => readAttribute(element, 'id'));
      const hashMatches = anchor === null ? hash === '' : decodeURIComponent(hash) === `#${anchor}`;
      return origin !== siteConfig.url || !hashMatches || !ids || (anchor !== null && !ids.includes(anchor));
    });
    expect(broken.map(({url}) => url)).toEqual([]);
  });

  test('exist for every indexable page that isn’t a list of other pages', () => {
    const found = new Set(allRecords.map(({objectID}) => objectID.replace(/#.*/, '')));
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

  test('exist for every section of the docs', () => {
    const ids = new Set(allRecords.map(({objectID}) => objectID));
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
    ['/blog/proving-code-samples', 'Blog'],
    ['/media', 'Site'],
  ])('put %s into the category %s', (path, category) => {
    expect(allRecords.find(({objectID}) => objectID === path)?.hierarchy.lvl0).toBe(category);
  });

  test('contain the keywords of a page in its first record', () => {
    const source = readFileSync('docs/server/data-transformers.md', 'utf8');
    const keywords = /^keywords: \[(.*)\]$/m.exec(source)?.[1]?.split(', ');
    expect(allRecords.find(({objectID}) => objectID === '/docs/data-transformers')?.keywords).toEqual(
      keywords,
    );
  });

  test('don’t include the search page, which isn’t in the sitemap either', () => {
    expect(allRecords.filter(({objectID}) => objectID === '/search')).toEqual([]);
    expect(readFileSync('build/sitemap.xml', 'utf8')).not.toContain('/search</loc>');
  });
});

test('the export for Algolia contains all records with their full texts, and settings with the facets', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-export-'));
  try {
    execFileSync('node_modules/.bin/tsx', ['scripts/search-export.ts', '--out', folder]);
    const lines = readFileSync(path.join(folder, 'records.ndjson'), 'utf8').trim().split('\n');
    // TypeScript doesn't know that each line is a record.
    const exported = lines.map(line => JSON.parse(line) as SearchRecord);
    expect(exported.map(({objectID}) => objectID).sort()).toEqual(
      allRecords.map(({objectID}) => objectID).sort(),
    );
    // Algolia rejects records of more than 10 kB.
    expect(lines.filter(line => Buffer.byteLength(line) > 10_000)).toEqual([]);
    const exportedLength = exported.find(({objectID}) => objectID === '/docs/rpc')?.content?.length ?? 0;
    expect(exportedLength).toBeGreaterThanOrEqual(
      allRecords.find(({objectID}) => objectID === '/docs/rpc')?.content?.length ?? NaN,
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

describe('the results in the search modal', () => {
  const querySets = readQuerySets();
  const siteEngine = createSiteEngine(records);

  test('answer pasted error messages and plain questions', async () => {
    const {scores, outcomes} = await measureRelevance(siteEngine, querySets.questions);
    const misses = outcomes.filter(({successAt1}) => successAt1 === 0);
    expect(
      scores.successAt1,
      misses.map(({query, pages}) => `${query.query}: ${pages.slice(0, 3).join(' ')}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.9);
    expect(scores.emptyShare).toBe(0);
  });

  test('say that no page is close to the message of an error that the docs don’t explain', async () => {
    const search = createSiteSearch(records);
    const isFar = async (query: string, version: string) => (await search(query, version)).hasNoCloseMatch;
    for (const message of [
      'No overload matches this call',
      'Objects are not valid as a React child',
      'Unique constraint failed on the fields: (`email`)',
      'rootDir is expected to contain all source files',
      'Refused to connect because it violates the Content Security Policy',
    ]) {
      expect(await isFar(message, '10.x'), message).toBe(true);
    }
    for (const {query, version} of Object.values(querySets).flat()) {
      expect(await isFar(query, version), query).toBe(false);
    }
  });

  test('answer the graded queries', async () => {
    const {scores} = await measureRelevance(siteEngine, querySets.graded);
    expect(scores.successAt1).toBeGreaterThanOrEqual(0.9);
    expect(scores.successAt3).toBeGreaterThanOrEqual(0.95);
    expect(scores.ndcg).toBeGreaterThanOrEqual(0.88);
    expect(scores.emptyShare).toBe(0);
  });

  // The limits are a little lower than the current scores, because each edit of a page can change the results of a few queries.
  test.each([
    ['tuning', 0.87, 0.875],
    // A guide, the reference and the tutorial can all answer one of these queries, but only one page can come first.
    ['heldOut', 0.87, 0.86],
  ] as const)('answer the queries of the set “%s”', async (part, successAt1, ndcg) => {
    const {scores} = await measureRelevance(siteEngine, querySets[part]);
    expect(scores.successAt1).toBeGreaterThanOrEqual(successAt1);
    expect(scores.successAt3).toBeGreaterThanOrEqual(0.94);
    expect(scores.ndcg).toBeGreaterThanOrEqual(ndcg);
    expect(scores.emptyShare).toBe(0);
  });

  // The reference page can't be expected to come first, because pages that explain an export rank higher.
  test('include the reference page among the first five pages when the query is the name of an export', async () => {
    const generated = generateQueries(records, /^\/docs\/reference\//);
    expect(generated.length).toBeGreaterThan(200);
    const {outcomes} = await measureRelevance(siteEngine, generated);
    const found = outcomes.filter(({query, pages}) =>
      pages.slice(0, 5).some(page => Object.hasOwn(query.relevant, page)),
    );
    expect(found.length / generated.length).toBeGreaterThanOrEqual(0.93);
  });

  test('answer queries generated from the site’s titles, headings and identifiers', async () => {
    const generated = generateQueries(records, /^(?!\/docs\/reference\/)/);
    expect(generated.length).toBeGreaterThan(300);
    const {scores} = await measureRelevance(siteEngine, generated);
    expect(scores.successAt1).toBeGreaterThanOrEqual(0.95);
    expect(scores.emptyShare).toBe(0);
  });

  test('are better than those of common search engines with the same records', async () => {
    const queries = [...querySets.graded, ...querySets.heldOut];
    const {scores} = await measureRelevance(siteEngine, queries);
    for (const engine of [createLunrPluginEngine(records), createDefaultMiniSearch(records)]) {
      const other = (await measureRelevance(engine, queries)).scores;
      expect(scores.successAt1).toBeGreaterThan(other.successAt1);
      expect(scores.ndcg).toBeGreaterThan(other.ndcg);
    }
  });

  test('never include docs pages of a version that the reader isn’t searching', async () => {
    const {outcomes} = await measureRelevance(siteEngine, [
      ...querySets.graded,
      ...querySets.tuning,
      ...querySets.heldOut,
    ]);
    const mismatches = outcomes.filter(({query, pages: found}) =>
      found.some(
        path => /^\/docs(\/|$)/.test(path) && /^\/docs\/v9(\/|$)/.test(path) !== (query.version === '9.x'),
      ),
    );
    expect(mismatches.map(({query}) => query.query)).toEqual([]);
  });
});
