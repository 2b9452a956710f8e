import {parse} from 'parse5';
import {describe, expect, test} from 'vitest';
import type {Page} from '../../built-pages/pages';
import {validateOptions, type SearchRecordsOptions} from '../options';
import {createRecords as createRecordsWithOptions, groupByTag} from '../records';

/** Creates a page with the meta tags, breadcrumbs and Markdown elements that the theme renders. */
function createPage({
  route = '/docs/router',
  tag = 'docs-default-current',
  metaTags = '',
  breadcrumbs = ['@trpc/server', 'Routers'],
  body = '',
  noIndex = false,
}: {
  route?: string;
  tag?: string;
  metaTags?: string;
  breadcrumbs?: string[];
  body?: string;
  noIndex?: boolean;
} = {}): Page {
  const breadcrumbItems = breadcrumbs
    .map(label => `<li class="breadcrumbs__item"><span>${label}</span></li>`)
    .join('');
  const html = `<!doctype html><html><head>
    ${tag && `<meta name="docsearch:docusaurus_tag" content="${tag}">`}
    <meta name=docsearch:version content=current><meta name=docsearch:language content=en>${metaTags}
    </head><body><nav>Docs</nav><main><nav><ul>${breadcrumbItems}</ul></nav>
    <header><h1>Routers of an app</h1></header><div class="theme-doc-markdown markdown">${body}</div></main></body></html>`;
  return {route, file: '/build/router.html', html, document: parse(html), noIndex};
}

function heading(level: number, id: string, text: string): string {
  return `<h${level} id="${id}">${text}<a class="hash-link" href="#${id}">&#8203;</a></h${level}>`;
}

const origin = 'https://example.org';

const siteOptions: SearchRecordsOptions = {
  pageRanks: [
    {path: /\/faq$/, rank: 80},
    {path: /\/(?:faq|news)$/, rank: 50},
  ],
  categoryPageRank: 70,
  sectionFactors: {Next: 0.6},
  categories: [
    {path: /\/blog\//, name: 'Blog'},
    {path: /\/docs\//, name: 'Documentation'},
  ],
  ignoredPaths: [/\/archive$/],
  ignoredClasses: ['what-changed'],
  codeLineClasses: ['token-line', 'note'],
};

function createRecords(page: Page, siteUrl: string, options = siteOptions) {
  return createRecordsWithOptions(page, siteUrl, validateOptions(options));
}

describe('createRecords', () => {
  test('creates one record for the beginning of the page and one for each heading', () => {
    const body = `<p>Before.</p>${heading(2, 'names', 'Choose <code>names</code>')}<p>Keys are names.
      ${heading(3, 'deep', 'Deeper')}<p>Down.</p>${heading(2, 'next', 'Next')}<ul><li>One<li>Two</ul>`;
    expect(createRecords(createPage({body}), origin)).toMatchObject([
      {
        objectID: '/docs/router',
        type: 'lvl1',
        url: 'https://example.org/docs/router',
        anchor: null,
        hierarchy: {lvl0: '@trpc/server', lvl1: 'Routers of an app', lvl2: null},
        content: 'Before.',
        label: 'Routers',
        language: 'en',
        version: 'current',
        docusaurus_tag: 'docs-default-current',
        weight: {position: 0, level: 100, pageRank: 100},
      },
      {
        objectID: '/docs/router#names',
        type: 'lvl2',
        url: 'https://example.org/docs/router#names',
        anchor: 'names',
        hierarchy: {lvl1: 'Routers of an app', lvl2: 'Choose names', lvl3: null},
        content: 'Keys are names.',
      },
      {type: 'lvl3', hierarchy: {lvl2: 'Choose names', lvl3: 'Deeper'}, content: 'Down.'},
      // The section "Next" has a lower rank.
      {type: 'lvl2', hierarchy: {lvl2: 'Next', lvl3: null}, content: 'One Two', weight: {pageRank: 60}},
    ]);
  });

  test('adds the keywords and the description only to the first record of a page', () => {
    const metaTags =
      '<meta name="keywords" content="session, current user,"><meta name="description" content="What routers are.">';
    const [first, second] = createRecords(createPage({metaTags, body: heading(2, 'a', 'A')}), origin);
    expect(first).toMatchObject({keywords: ['session', 'current user'], description: 'What routers are.'});
    expect(second).not.toHaveProperty('keywords');
    expect(second).not.toHaveProperty('description');
  });

  test('collects the identifiers of code blocks instead of their text', () => {
    const body = `<p>Like this:</p><div class="theme-code-block"><div>server/<span>router.ts</span></div><pre><code>
      <span class="token-line"><span>import</span> { initTRPC } <span>from</span> '@trpc/server';<br></span>
      <span class="token-line">const appRouter = t.router({});<br></span></code></pre><button>Copy</button></div>`;
    const [record] = createRecords(createPage({body}), origin);
    expect(record?.content).toBe('Like this:');
    const names = record?.code?.split(' ');
    expect(names).toEqual(expect.arrayContaining(['initTRPC', '@trpc/server', 'appRouter']));
    expect(names).not.toContain('import');
    expect(names).not.toContain('Copy');
  });

  test('describes each row of a table with the names of the columns', () => {
    const body =
      '<table><tr><th>Code<th>Status</th></tr><tr><td><code>UNAUTHORIZED</code></td><td>401</td></tr>' +
      '<tr><td>FORBIDDEN</td><td>403.</td></tr><tr><td>Other</td><td></td></tr></table><p>After.</p>';
    expect(createRecords(createPage({body}), origin)[0]?.content).toBe(
      'Code: UNAUTHORIZED, Status: 401; Code: FORBIDDEN, Status: 403; Code: Other After.',
    );
  });

  test('lists the cells of a table without names of columns', () => {
    const body = '<table><tr><td>a</td><td>b</td></tr><tr><td>c<p>d</p></td></tr></table>';
    expect(createRecords(createPage({body}), origin)[0]?.content).toBe('a, b; c d');
  });

  test.each([
    ['/docs/links/wsLink', ['Client', 'Links', 'wsLink'], 'Client'],
    ['/docs/suspense', [], 'Documentation'],
  ])('puts %s with the breadcrumbs %j into the section %s', (route, breadcrumbs, section) => {
    expect(createRecords(createPage({route, breadcrumbs}), origin)[0]?.section).toBe(section);
  });

  test('leaves out hidden elements, decoration and notes about another version', () => {
    const body =
      '<p>Text<span aria-hidden="true">x</span></p><svg><title>icon</title></svg><p hidden>no</p><script>no()</script>' +
      '<div class="what-changed">In 9.x</div>';
    expect(createRecords(createPage({body}), origin)[0]?.content).toBe('Text');
  });

  test('creates no records for pages that only list other pages, have noindex or have no tag', () => {
    expect(createRecords(createPage({noIndex: true}), origin)).toEqual([]);
    expect(createRecords(createPage({tag: ''}), origin)).toEqual([]);
    expect(createRecords(createPage({tag: 'blog_posts_list'}), origin)).toEqual([]);
    expect(createRecords(createPage({route: '/blog/archive'}), origin)).toEqual([]);
  });

  test.each([
    ['/docs/router', ['Server', 'Routers'], 'Server'],
    ['/docs/faq', ['FAQ'], 'FAQ'],
    ['/docs/suspense', [], 'Documentation'],
    ['/blog/first', [], 'Blog'],
    ['/media', [], 'Site'],
  ])('puts %s with the breadcrumbs %j into the category %s', (route, breadcrumbs, category) => {
    expect(createRecords(createPage({route, breadcrumbs}), origin)[0]?.hierarchy.lvl0).toBe(category);
  });

  test('ranks pages by the first pattern that matches their path', () => {
    const rank = (route: string, body = '') =>
      createRecords(createPage({route, body}), origin)[0]?.weight.pageRank;
    expect(rank('/docs/faq')).toBe(80);
    expect(rank('/news')).toBe(50);
    expect(rank('/docs/router')).toBe(100);
    const cards = '<section class="theme-doc-card-container"></section>';
    expect(rank('/docs/server', cards)).toBe(70);
    expect(rank('/docs/faq', cards)).toBe(80);
  });

  test('collects the words of lines with any of the classes in the options', () => {
    const body =
      '<div class="theme-code-block"><pre><span class="note">initTRPC</span><i>other</i></pre></div>';
    expect(createRecords(createPage({body}), origin)[0]?.code).toBe('initTRPC');
  });

  test('without options, has one category for pages outside the sidebar and the same rank for all pages', () => {
    const body = `<div class="what-changed">In 9.x</div>${heading(2, 'next', 'Next')}`;
    const pages = ['/docs/faq', '/blog/archive'].map(route => createPage({route, breadcrumbs: [], body}));
    expect(pages.flatMap(page => createRecords(page, origin, {}))).toMatchObject([
      {hierarchy: {lvl0: 'Site'}, content: 'In 9.x', weight: {pageRank: 100}},
      {hierarchy: {lvl0: 'Site'}, weight: {pageRank: 100}},
      {hierarchy: {lvl0: 'Site'}, weight: {pageRank: 100}},
      {hierarchy: {lvl0: 'Site'}, weight: {pageRank: 100}},
    ]);
  });
});

test('groupByTag groups records and sorts the tags', () => {
  const pages = [createPage({tag: 'docs-default-current'}), createPage({tag: 'default', route: '/media'})];
  const byTag = groupByTag(pages.flatMap(page => createRecords(page, origin)));
  expect([...byTag.keys()]).toEqual(['default', 'docs-default-current']);
  expect([...byTag.values()].map(records => records.length)).toEqual([1, 1]);
});
