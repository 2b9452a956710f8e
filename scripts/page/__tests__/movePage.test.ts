import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {movePage} from '../movePage';
import type {SiteFiles} from '../siteFiles';
import {createSmallTree} from './smallTree';

let folder: string;
let files: SiteFiles;

beforeEach(() => {
  ({folder, files} = createSmallTree());
});

afterEach(() => rmSync(folder, {recursive: true}));

describe('moving a page to another folder and name', () => {
  beforeEach(async () => {
    await movePage(files, {
      from: 'docs/server/context.md',
      to: 'docs/guides/request.md',
      slug: 'guides/request',
    });
  });

  test('changes its own links, its slug and its imports, and nothing else', () => {
    expect(files.exists('docs/server/context.md')).toBe(false);
    expect(files.read('docs/guides/request.md')).toBe(`---
title: Context
slug: /guides/request
description: What createContext returns reaches every resolver of a request.
---

import Part from '../_part.md';

Text with ![a chart](../server/chart.png), [a router](../server/router.md) and [itself](./request.md#details).

<Part />

## Details
`);
  });

  test('changes links, reference links and props in the same version, but no text and no code', () => {
    const text = files.read('docs/server/router.md');
    expect(text).toContain(
      'See [`context.md`](../guides/request.md), [details](<../guides/request.md#details> "The title ./context.md"), [the list][list] and [the route](/docs/guides/request?a=1#details).',
    );
    expect(text).toContain('[list]: ../guides/request.md#details');
    expect(text).toContain('<Note href="/docs/guides/request" page="../guides/request.md" />');
    expect(text).toContain('[Not a link](./context.md)');
    expect(files.read('docs/_part.md')).toContain('[context](./guides/request.md)');
    expect(files.read('docs/index.md')).toContain('[Context](./guides/request.md)');
    expect(text).toContain('[relative route](/docs/guides/request#details)');
  });

  test('changes links in the other version and in posts, but not links to the page of the same name in the other version', () => {
    expect(files.read('versioned_docs/version-9.x/server/context.md')).toContain(
      '[Later](/docs/guides/request#details), [own](./context.md), [absolute](/server/context.md)',
    );
    const post = files.read('blog/2022-11-21-post.md');
    expect(post).toContain('related_docs: [/docs/guides/request, /docs/router]');
    expect(post).toContain('[Context](/docs/guides/request) and [file](../docs/guides/request.md)');
    expect(files.read('README.md')).toContain('[context](docs/guides/request.md) {not MDX');
  });

  test('changes routes and ids in the code of the site and in browser tests, but not in unit tests', () => {
    expect(files.read('docusaurus.config.ts')).toBe(`export default {
  items: [{docId: 'guides/request', to: '/docs/guides/request'}],
  content: \`<a href="\${baseUrl}docs/guides/request">Context</a>\`,
};
`);
    expect(files.read('src/pages/index.tsx'))
      .toBe(`export const link = <Link to="/docs/guides/request#details">Context</Link>;
export const other = ['/docs/context-menu', 'context', '/docs/guides/request'];
`);
    expect(files.read('src/pages/__tests__/index.test.ts')).toContain("'/docs/context'");
    expect(files.read('e2e/docs/page.spec.ts')).toContain("'/docs/guides/request'");
    expect(files.readJson('e2e/data/withoutChanges.json')).toEqual(['/docs/first', '/docs/guides/request']);
  });

  test('changes the sidebar, the page map and the lock file', () => {
    expect(files.read('sidebars.ts')).toContain("items: ['guides/request'],");
    expect(files.readJson('versioned_sidebars/version-9.x-sidebars.json')).toEqual({
      docs: [{type: 'doc', id: 'server/context'}],
    });
    expect(files.readJson('src/components/DocsVersions/pageMap.json')).toEqual({
      '9.x': {
        toNewer: {context: 'guides/request', old: 'guides/request#details'},
        fromNewer: {'': null, router: 'context', 'guides/request': 'context'},
      },
    });
    expect(files.readJson('e2e/data/renamed.json')).toEqual({
      context: 'guides/request',
      old: 'guides/request#details',
    });
    expect(files.readJson('routes.lock.json')).toEqual({
      pages: {
        'docs current': {'/docs': [], '/docs/guides/request': ['details'], '/docs/router': ['routes']},
        'docs 9.x': {'/docs/v9/context': [], '/docs/v9/old': []},
      },
      feeds: ['/blog/atom.xml'],
    });
  });

  test('redirects the old route, without a chain', () => {
    expect(files.readJson('redirects.json')).toEqual({
      $schema: './redirects.schema.json',
      redirects: {
        '/docs/context': '/docs/guides/request',
        '/docs/ctx': '/docs/guides/request#details',
        '/docs/guides/request#gone': '/docs/router',
      },
    });
  });

  test('writes nothing until the changes are saved', () => {
    expect(existsSync(path.join(folder, 'docs/server/context.md'))).toBe(true);
    expect(files.save()).toContain('docs/guides/request.md');
    expect(existsSync(path.join(folder, 'docs/server/context.md'))).toBe(false);
    expect(readFileSync(path.join(folder, 'docs/guides/request.md'), 'utf8')).toContain(
      'slug: /guides/request',
    );
  });

  test('moving it back leaves no loop and no superfluous rows', async () => {
    await movePage(files, {from: 'docs/guides/request.md', to: 'docs/server/context.md', slug: 'context'});
    expect(files.readJson('redirects.json')).toEqual({
      $schema: './redirects.schema.json',
      redirects: {
        '/docs/context#gone': '/docs/router',
        '/docs/ctx': '/docs/context#details',
        '/docs/guides/request': '/docs/context',
      },
    });
    expect(files.readJson('src/components/DocsVersions/pageMap.json')).toEqual({
      '9.x': {toNewer: {old: 'context#details'}, fromNewer: {'': null, router: 'context'}},
    });
  });
});

test('the last part of the route follows the name of the file, and the command lists what it doesn’t change', async () => {
  const report = await movePage(files, {from: 'docs/server/context.md', to: 'docs/server/request.md'});
  expect(report.steps).toEqual([
    'docs/server/context.md: moved to docs/server/request.md',
    '/docs/context: redirects to /docs/request',
  ]);
  expect(files.read('docs/server/router.md')).toContain('[`context.md`](./request.md)');
  expect(report.mentions).toEqual([]);
  files.write('scripts/bench.ts', "open('/docs/router');\nopen('/docs/router#routes');\n");
  files.write('src/components/SearchModal/popularPages.ts', "export const popularPages = ['router'];\n");
  const {mentions} = await movePage(files, {from: 'docs/server/router.md', slug: 'routers'});
  expect(mentions).toEqual([
    'scripts/bench.ts:1:7',
    'scripts/bench.ts:2:7',
    'src/components/SearchModal/popularPages.ts:1:31',
  ]);
});

test('a page that keeps its route needs no redirect, and can move to another category', async () => {
  const report = await movePage(files, {
    from: 'docs/server/context.md',
    to: 'docs/guides/context.md',
    place: {category: 'Empty'},
  });
  expect(report.steps).toContain('/docs/context: the route stays');
  expect(files.read('sidebars.ts')).toContain(
    "{type: 'category', label: 'Empty', items: ['guides/context']},",
  );
  expect(files.read('sidebars.ts')).not.toContain('server/context');
  expect(Object.keys(files.readJson<{redirects: object}>('redirects.json').redirects)).not.toContain(
    '/docs/context',
  );
});

test('a page of an older version changes the same map in the other direction', async () => {
  await movePage(files, {from: 'versioned_docs/version-9.x/server/context.md', slug: 'request'});
  expect(files.readJson('src/components/DocsVersions/pageMap.json')).toEqual({
    '9.x': {
      toNewer: {old: 'context#details', request: 'context'},
      fromNewer: {'': null, router: 'request', context: 'request'},
    },
  });
  expect(files.read('docs/server/router.md')).toContain('[the route](/docs/context?a=1#details)');
});

test('a partial can move, and has no route', async () => {
  const report = await movePage(files, {from: 'docs/_part.md', to: 'docs/parts/_part.md'});
  expect(report.steps).toEqual(['docs/_part.md: moved to docs/parts/_part.md']);
  expect(files.read('docs/server/context.md')).toContain("import Part from '../parts/_part.md';");
  expect(files.read('docs/parts/_part.md')).toContain('[context](../server/context.md)');
});

test.each([
  [
    {from: 'docs/server/contxt.md'},
    'docs/server/contxt.md: file not found. Pass the path of a page, such as docs/server/context.md.',
  ],
  [
    {from: 'README.md'},
    'README.md: not a page of the docs. Expected the path of a Markdown file in docs or versioned_docs/version-9.x.',
  ],
  [
    {from: 'docs/server/context.md', to: 'docs/server/router.md'},
    'docs/server/router.md: the file exists. Pass the path of a new file.',
  ],
  [
    {from: 'docs/server/context.md', to: 'versioned_docs/version-9.x/other.md'},
    'versioned_docs/version-9.x/other.md: the page would move to another docs version. Expected a path in the same docs folder.',
  ],
  [
    {from: 'docs/server/context.md', slug: 'router'},
    '/docs/router: a page with this route exists. Pass another one with `--slug`.',
  ],
  [
    {from: 'docs/server/context.md', slug: 'a b'},
    '/docs/a b: the route contains other characters than letters, digits, “-”, “_”, “.” and “~”. Pass another one with `--slug`.',
  ],
  [
    {from: 'docs/server/context.md', place: {category: 'Sever'}},
    'sidebars.ts:1:1: the sidebar has no category "Sever". Pass `--after` with the path of a page in the sidebar, or `--category` with one of "Server", "Empty".',
  ],
  [
    {from: 'docs/server/context.md'},
    'docs/server/context.md: nothing changes. Pass a new path, `--slug`, `--after` or `--category`.',
  ],
  [
    {from: 'docs/_part.md', to: 'docs/part.md'},
    "docs/part.md: only partials, or their folders, begin with an underscore. A page can't become a partial, and a partial can't become a page.",
  ],
])('the command rejects %j', async (request, message) => {
  await expect(movePage(files, request)).rejects.toThrow(message);
});

test('changed code keeps the format of the project', async () => {
  files.write(
    'src/pages/links.ts',
    `export const links = [{to: '/docs/context', label: 'The context of a request'}, {to: '/docs/router', label: 'A'}];\n`,
  );
  await movePage(files, {from: 'docs/server/context.md', slug: 'the-context-of-requests'});
  expect(files.read('src/pages/links.ts')).toBe(`export const links = [
  {to: '/docs/the-context-of-requests', label: 'The context of a request'},
  {to: '/docs/router', label: 'A'},
];
`);
});

test('names of built files, hits of the elements page and the compared page are listed', async () => {
  files.write(
    'e2e/docs/files.spec.ts',
    "open('docs/context.html', '**/docs/context.md', '/docs/context-2');\n",
  );
  files.write('src/elements/searchHits.ts', "createHit('context#details', 'contexts');\n");
  files.write('scripts/bench/compare/generators.ts', 'const page = `${route}/context`;\n');
  files.write('scripts/bench/compare/__tests__/pages.test.ts', "read('docs/server/context.md');\n");
  const {mentions} = await movePage(files, {
    from: 'docs/server/context.md',
    to: 'docs/guides/request.md',
    slug: 'request',
  });
  expect(mentions).toEqual([
    'e2e/docs/files.spec.ts:1:7',
    'e2e/docs/files.spec.ts:1:30',
    'scripts/bench/compare/__tests__/pages.test.ts:1:7',
    'scripts/bench/compare/generators.ts:1:23',
    'src/elements/searchHits.ts:1:12',
  ]);
});
