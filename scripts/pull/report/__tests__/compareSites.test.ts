import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {choosePages} from '../choosePages';
import {compareSites, type Comparison} from '../compareSites';
import {measureSizes} from '../measureSizes';
import {readSite, type BuiltSite} from '../readSite';
import {renderReport} from '../renderReport';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pull-report-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

const basicSite = {
  '404.html': createPage('Not found'),
  'index.html': createPage('Home'),
  'docs/context.html': createPage('<h2 id="usage">Usage</h2>'),
  'docs/router.html': createPage('Router'),
  'blog/rss.xml': '<rss></rss>',
  'assets/js/main.11111111.js': 'const a = 1;',
  'assets/css/styles.11111111.css': 'a {}',
};

function createPage(main: string, navbar = 'Docs', hash = '11111111'): string {
  return `<!doctype html><html><head><title>Site</title><link rel="stylesheet" href="/assets/css/styles.${hash}.css"><script src="/assets/js/main.${hash}.js" defer></script></head><body><nav>${navbar}</nav><main>${main}<nav class="pagination-nav">Next</nav></main></body></html>`;
}

function writeSite(name: string, files: Record<string, string>): BuiltSite {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, name, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  return readSite(path.join(folder, name));
}

function compare(changes: Record<string, string>, removed: string[] = []): Comparison {
  const files = Object.fromEntries(
    Object.entries({...basicSite, ...changes}).filter(([file]) => !removed.includes(file)),
  );
  return compareSites(writeSite('before', basicSite), writeSite('after', files), (page, anchor) =>
    page === '/docs/context' && anchor === 'moved' ? '/docs/router#moved' : undefined,
  );
}

const nothing: Comparison = {
  changed: [],
  added: [],
  removed: [],
  frameChanged: [],
  lostRoutes: [],
  lostAnchors: [],
  lostFeeds: [],
};

describe('compareSites', () => {
  test('finds no change in the same site', () => {
    expect(compare({})).toEqual(nothing);
  });

  test('ignores hashes in the names of files', () => {
    const page = createPage('Router <img src="/assets/images/a-0123456789abcdef.png">', 'Docs', '22222222');
    const same = createPage('Router <img src="/assets/images/a-fedcba9876543210.png">');
    const before = writeSite('before', {...basicSite, 'docs/router.html': page});
    const after = writeSite('after', {...basicSite, 'docs/router.html': same});
    expect(compareSites(before, after)).toEqual(nothing);
  });

  test('lists changed and added pages', () => {
    const result = compare({
      'docs/router.html': createPage('A new text'),
      'docs/caching.html': createPage('Caching'),
    });
    expect(result).toEqual({...nothing, changed: ['/docs/router'], added: ['/docs/caching']});
  });

  test('separates pages on which only the frame has changed', () => {
    expect(compare({'docs/router.html': createPage('Router', 'Documentation')})).toEqual({
      ...nothing,
      frameChanged: ['/docs/router'],
    });
  });

  test('lists a removed page without a redirect', () => {
    expect(compare({}, ['docs/router.html'])).toEqual({
      ...nothing,
      removed: ['/docs/router'],
      lostRoutes: ['/docs/router'],
    });
  });

  test.each([
    ['a line in _redirects', '_redirects', '# old\n/docs/router /docs/context 301\n'],
    ['a line for the whole folder', '_redirects', '/docs/* /guide/:splat\n'],
    [
      'a page that redirects',
      'docs/router.html',
      '<meta http-equiv="refresh" content="0; url=/docs/context">',
    ],
  ])('accepts %s as the redirect of a removed page', (_, file, text) => {
    const removed = file === '_redirects' ? ['docs/router.html'] : [];
    expect(compare({[file]: text}, removed)).toEqual({...nothing, removed: ['/docs/router']});
  });

  test('lists anchors that are gone, unless their section has moved', () => {
    const before = writeSite('before', {
      ...basicSite,
      'docs/context.html': createPage('<h2 id="usage">A</h2><h2 id="moved">B</h2><i id="_R_1_">C</i>'),
    });
    const after = writeSite('after', {...basicSite, 'docs/context.html': createPage('<h2 id="use">A</h2>')});
    const findMovedAnchor = (_: string, anchor: string) => (anchor === 'moved' ? '/docs/router' : undefined);
    expect(compareSites(before, after, findMovedAnchor).lostAnchors).toEqual(['/docs/context#usage']);
  });

  test('lists feeds that are gone', () => {
    expect(compare({}, ['blog/rss.xml'])).toEqual({...nothing, lostFeeds: ['/blog/rss.xml']});
  });

  test('rejects a folder without a build', () => {
    expect(() => readSite(folder)).toThrow('found no built site');
  });
});

test('the sizes of the whole site include files that no page loads first', () => {
  const before = writeSite('before', basicSite);
  const later = writeSite('after', {...basicSite, 'assets/js/later.22222222.js': 'const b = 2;'});
  const total = (site: BuiltSite) => measureSizes(site).get('All files of the site')?.javaScript;
  expect([total(before), total(later)]).toEqual([32, 64]);
});

test('sizes are means of the files that the HTML of each page type loads', () => {
  const sizes = measureSizes(writeSite('before', basicSite));
  // The pages of this small site don't have the class of a page that is written in Markdown.
  const docs = sizes.get('Category page');
  expect([...sizes.keys()].sort()).toEqual([
    'All files of the site',
    'Category page',
    'Home',
    'Not-found page',
  ]);
  expect(docs?.pages).toBe(2);
  expect(docs?.html).toBeGreaterThan(100);
  // gzip adds about 20 bytes to these small files.
  expect(docs?.javaScript).toBe(32);
  expect(docs?.css).toBe(24);
});

test('the report lists what changed, with links to the preview, and how sizes changed', () => {
  const sizes = (javaScript: number) => new Map([['Home', {pages: 1, html: 5000, css: 20_000, javaScript}]]);
  const report = renderReport(
    {
      ...nothing,
      changed: ['/docs/router'],
      lostAnchors: Array.from({length: 60}, (_, index) => `/docs/context#section-${index}`),
      sizesBefore: sizes(100_000),
      sizesAfter: sizes(98_740),
      screenshots: 1,
    },
    {preview: 'https://preview.example/', details: 'https://ci.example/run/1'},
  );
  expect(report).toContain('1 page changed, 0 added, 0 removed.');
  expect(report).toContain('- [`/docs/router`](https://preview.example/docs/router)');
  expect(report).toContain('<summary>Anchors (60)</summary>');
  expect(report).toContain('- `/docs/context#section-49`\n- and 10 more');
  expect(report).toContain('| Home | 1 | 5.0 kB | 20.0 kB | 100.0 → 98.7 kB (−1.3) |');
  expect(report).toContain('[Download `pull-report`](https://ci.example/run/1)');
});

test('the report of a change without effect is short', () => {
  const report = renderReport(
    {...nothing, sizesBefore: new Map(), sizesAfter: new Map(), screenshots: undefined},
    {},
  );
  expect(report).toContain('0 pages changed, 0 added, 0 removed.\n');
  expect(report).toContain('None. All pages, anchors and feeds still exist or have a redirect.');
  expect(report).toContain('No preview is configured.');
  expect(report).not.toContain('<details>');
});

test('screenshots show changed pages first, and then one page of each type', () => {
  const before = writeSite('before', basicSite);
  const after = writeSite('after', {...basicSite, 'docs/caching.html': createPage('Caching')});
  const pages = choosePages(
    {changed: ['/docs/router'], added: ['/docs/caching'], removed: []},
    before,
    after,
    3,
  );
  expect(pages).toEqual([
    {path: '/docs/router', isInBefore: true, isInAfter: true},
    {path: '/docs/caching', isInBefore: false, isInAfter: true},
    {path: '/', isInBefore: true, isInAfter: true},
  ]);
});
