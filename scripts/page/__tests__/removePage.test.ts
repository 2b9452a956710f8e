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
    'docs/server/chart.png: no other page shows this image, so delete it if nothing else needs it',
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
  expect(files.readJson('e2e/data/withoutChanges.json')).toEqual(['/docs/first']);
  // Tests of the removed page have to be adapted by hand.
  expect(report.mentions).toContain('e2e/docs/page.spec.ts:1:19');
});

test('links that name the removed page name the new one, and all changed links are listed', async () => {
  files.write(
    'docs/more.md',
    `---
title: More
---

[Context](./server/context.md), [\`Context\`](/docs/context), [Context][context], [Context] and [the
**user**](server/context.md#details)

<Link to="/docs/context">Context</Link>

[context]: ./server/context.md
`,
  );
  const {links} = await removePage(files, {file: 'docs/server/context.md', to: 'docs/server/router.md'});
  expect(files.read('docs/more.md')).toContain(
    '[Router](./server/router.md), [Router](/docs/router), [Router][context], [Context] and [the\n**user**](server/router.md)',
  );
  expect(files.read('docs/more.md')).toContain('<Link to="/docs/router">Router</Link>');
  expect(links).toEqual([
    'README.md:1:32: context',
    'blog/2022-11-21-post.md:7:2: Router',
    'blog/2022-11-21-post.md:7:29: file',
    'docs/_part.md:1:31: context',
    'docs/index.md:7:2: Router',
    'docs/more.md:5:2: Router',
    'docs/more.md:5:32: Router',
    'docs/more.md:5:56: Router',
    'docs/more.md:5:75: Context',
    'docs/more.md:5:89: the **user**',
    'docs/more.md:8:25: Router',
    'docs/server/router.md:7:6: `context.md`',
    'docs/server/router.md:7:35: details',
    'docs/server/router.md:7:84: the list',
    'docs/server/router.md:7:105: the route',
    'docs/server/router.md:8:6: relative route',
    'docs/server/router.md:12:13: /docs/router',
    'docs/server/router.md:12:33: ./router.md',
    'versioned_docs/version-9.x/server/context.md:7:2: Later',
    "docusaurus.config.ts:2:42: items: [{docId: 'server/context', to: '/docs/router'}],",
    'docusaurus.config.ts:3:32: content: `<a href="${baseUrl}docs/router">Context</a>`,',
    'src/pages/index.tsx:1:31: export const link = <Link to="/docs/router">Context</Link>;',
    "src/pages/index.tsx:2:57: export const other = ['/docs/context-menu', 'context', '/docs/router'];",
  ]);
});

test.each([
  ['docs/server/router.md', 'useRouter', '`useRouter`', 'useRouter'],
  ['docs/server/router.md', 'Routers', 'Routers', 'Routers'],
  ['/docs/router', 'Routers', 'Routers', 'Routers'],
  ['docs/server/router.md#routes', 'Routers', 'Routes of a router', 'Routes of a router'],
])('the texts of links follow the title of %s, which is %s', async (to, title, code, label) => {
  const router = files.read('docs/server/router.md');
  files.write(
    'docs/server/router.md',
    `${router.replace('Router', title)}\n## Routes of a \`router\` {/* #routes */}\n`,
  );
  files.write(
    'docs/server/context.md',
    files.read('docs/server/context.md').replace('slug', 'sidebar_label: The context\nslug'),
  );
  files.write(
    'docs/more.md',
    '[`Context`](/docs/context) [The context](/docs/context) [The Context](/docs/context)\n',
  );
  await removePage(files, {file: 'docs/server/context.md', to});
  const texts = [...files.read('docs/more.md').matchAll(/\[(.*?)\]/g)].map(match => match[1]);
  expect(texts).toEqual([code, label, 'The Context']);
});

test.each([
  [' [/docs/context, /docs/a]', 'docs/server/router.md', ' [/docs/router, /docs/a]'],
  [' [/docs/context]', 'docs/server/router.md#routes', ' [/docs/router]'],
  [' [/docs/context, /docs/router]', 'docs/server/router.md', ' [/docs/router]'],
  [' [/docs/router, "/docs/context"]', 'docs/server/router.md#routes', ' [/docs/router]'],
  [' [/docs/a, /docs/context, /docs/router]', '/docs/router', ' [/docs/a, /docs/router]'],
  ['\n  - /docs/context\n  - /docs/router', 'docs/server/router.md', '\n  - /docs/router'],
  ['\n  - /docs/router\n  - /docs/context', 'docs/server/router.md', '\n  - /docs/router'],
  [' [/docs/context, /docs/a]', '/docs/server', ' [/docs/a]'],
  ['\n  - /docs/context', '/docs/server', undefined],
])('the related docs%s with /docs/context replaced by %s are%s', async (related, to, expected) => {
  const post = (list: string | undefined) =>
    `---\ntitle: 'Post' # Comment\n${list === undefined ? '' : `related_docs:${list}\n`}tags: [release, "a"]\n---\n\nText.\n`;
  files.write('blog/2022-11-21-post.md', post(related));
  // A category has no Markdown file, so posts can't name it.
  const lock = files.read('routes.lock.json').replace('"/docs":', '"/docs/server":[],"/docs":');
  files.write('routes.lock.json', lock);
  await removePage(files, {file: 'docs/server/context.md', to});
  expect(files.read('blog/2022-11-21-post.md')).toBe(post(expected));
});

test('the listed positions of links are right if the list of related docs above them has become shorter', async () => {
  files.write(
    'blog/2022-11-21-post.md',
    '---\ntitle: Post\nrelated_docs:\n  - /docs/context\n  - /docs/router\n---\n\n[Context](/docs/context)\n',
  );
  const {links} = await removePage(files, {file: 'docs/server/context.md', to: 'docs/server/router.md'});
  expect(links).toContain('blog/2022-11-21-post.md:7:2: Router');
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

test('the page that replaces a removed page of another folder keeps its own links and imports', async () => {
  const markdown = `---
title: Request
slug: /guides/request
description: How a request reaches the resolver, and where its context comes from in this small site.
---

import Part from '../_part.md';

[Router](../server/router.md), [the removed page](../server/context.md) and [itself](./request.md).
`;
  files.write('docs/guides/request.md', markdown);
  const lock = files.readJson('routes.lock.json') as {pages: Record<string, Record<string, string[]>>};
  lock.pages['docs current'] = {...lock.pages['docs current'], '/docs/guides/request': []};
  files.write('routes.lock.json', JSON.stringify(lock));
  await removePage(files, {file: 'docs/server/context.md', to: 'docs/guides/request.md'});
  expect(files.read('docs/guides/request.md')).toBe(markdown.replace('../server/context.md', './request.md'));
});

test('a page that was never published leaves no redirect, redirects to it are removed, and links to it stay', async () => {
  const router = files.read('docs/server/router.md');
  const report = await removePage(files, {file: 'docs/server/context.md'});
  expect(report).toEqual({
    steps: [
      'docs/server/context.md: removed',
      "/docs/context: isn't redirected",
      "/docs/ctx: isn't redirected any more, because it led to /docs/context",
      'docs/server/chart.png: no other page shows this image, so delete it if nothing else needs it',
    ],
    mentions: expect.arrayContaining(['e2e/docs/page.spec.ts:1:19']),
  });
  expect(files.exists('docs/server/context.md')).toBe(false);
  expect(files.readJson('redirects.json')).toEqual({
    $schema: './redirects.schema.json',
    redirects: {'/docs/context#gone': '/docs/router'},
  });
  expect(files.read('docs/server/router.md')).toBe(router);
  expect(files.read('sidebars.ts')).toContain('items: [],');
  expect(files.readJson('routes.lock.json')).toMatchObject({
    pages: {'docs current': {'/docs': [], '/docs/router': ['routes']}},
  });
  expect(files.readJson('src/components/DocsVersions/pageMap.json')).toMatchObject({
    '9.x': {fromNewer: {'': null}},
  });
});

test('images that only the removed page shows are named', async () => {
  const images = ['static/img/alone.svg', 'docs/server/beside.png', 'static/img/shared.svg'];
  images.forEach(image => files.write(image, ''));
  files.write(
    'docs/server/pictures.md',
    '---\ntitle: Pictures\n---\n\n![A](/img/alone.svg) ![B](./beside.png) ![C](/img/shared.svg) ![D](/img/missing.svg)\n',
  );
  files.write('docs/more.md', '---\ntitle: More\n---\n\n![C](/img/shared.svg)\n');
  const {steps} = await removePage(files, {file: 'docs/server/pictures.md'});
  expect(steps.filter(step => step.includes('image'))).toEqual([
    'static/img/alone.svg: no other page shows this image, so delete it if nothing else needs it',
    'docs/server/beside.png: no other page shows this image, so delete it if nothing else needs it',
  ]);
});

test('a draft that is not valid MDX can be removed', async () => {
  files.write('docs/server/draft.md', '---\ntitle: Draft\n---\n\n<Fold>\n');
  expect((await removePage(files, {file: 'docs/server/draft.md'})).steps[0]).toBe(
    'docs/server/draft.md: removed',
  );
});
