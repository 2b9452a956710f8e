import {rmSync} from 'node:fs';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {removePage} from '../removePage';
import type {SiteFiles} from '../siteFiles';
import {createSmallTree} from './smallTree';

let folder: string;
let files: SiteFiles;

beforeEach(() => {
  ({folder, files} = createSmallTree());
});

afterEach(() => rmSync(folder, {recursive: true}));

test('links to a removed page, its route and its rows lead to the page that replaces it', async () => {
  const report = await removePage(files, {
    file: 'docs/server/context.md',
    to: 'docs/server/router.md#routes',
  });
  expect(report.steps).toEqual([
    'docs/server/context.md: removed',
    '/docs/context: redirects to /docs/router#routes',
  ]);
  expect(files.exists('docs/server/context.md')).toBe(false);
  expect(files.read('docs/server/router.md')).toContain(
    'See [`context.md`](./router.md#routes), [details](<router.md#routes> "The title ./context.md"), [the list][list] and [the route](/docs/router?a=1#routes).',
  );
  expect(files.read('docs/_part.md')).toContain('[context](./server/router.md#routes)');
  expect(files.read('src/pages/index.tsx')).toContain('<Link to="/docs/router#routes">');
  expect(files.read('sidebars.ts')).toContain('items: [],');
  expect(files.readJson('src/components/DocsVersions/pageMap.json')).toEqual({
    '9.x': {
      toNewer: {context: 'router#routes', old: 'router#routes'},
      fromNewer: {'': null, router: 'context'},
    },
  });
  expect(files.readJson('routes.lock.json')).toMatchObject({
    pages: {'docs current': {'/docs': [], '/docs/router': ['routes']}},
  });
  expect(files.readJson('redirects.json')).toMatchObject({
    redirects: {'/docs/context': '/docs/router#routes', '/docs/ctx': '/docs/router#routes'},
  });
  expect(files.readJson('e2e/data/withoutChanges.json')).toEqual([]);
  // Tests of the removed page have to be adapted by hand.
  expect(report.mentions).toContain('e2e/docs/page.spec.ts:1:19');
});

test('a page can be replaced by a page of another version', async () => {
  await removePage(files, {file: 'docs/server/context.md', to: '/docs/v9/context'});
  expect(files.read('docs/server/router.md')).toContain('[`context.md`](/docs/v9/context)');
  expect(files.readJson('src/components/DocsVersions/pageMap.json')).toEqual({
    '9.x': {toNewer: {context: null, old: null}, fromNewer: {'': null, router: 'context'}},
  });
});

test.each([
  ['docs/server/context.md', '/docs/nowhere', '/docs/nowhere: no such page. Pass the path of a page'],
  [
    'docs/server/context.md',
    'docs/server/router.md#x',
    'has no section with the anchor "x". Expected one of routes.',
  ],
  ['docs/server/context.md', '/docs/context', "/docs/context: the page can't replace itself."],
  ['docs/_part.md', '/docs/router', 'docs/_part.md: a partial has no address.'],
  [
    'docs/server/router.md',
    '/docs/context',
    'sidebars.ts:7:31: server/router is the start page of a category. Give the category another `link` first.',
  ],
])('the command rejects %s with the replacement %s', async (file, to, message) => {
  await expect(removePage(files, {file, to})).rejects.toThrow(message);
});
