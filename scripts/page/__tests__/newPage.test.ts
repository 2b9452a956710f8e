import {rmSync} from 'node:fs';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {frontMatterFields} from '../../../src/config/frontMatter';
import {collectFrontMatterProblems} from '../../../src/plugins/page-checks/frontMatter';
import {createWordCheck} from '../../content/wordProblems';
import {newPage} from '../newPage';
import type {SiteFiles} from '../siteFiles';
import {createSmallTree} from './smallTree';

let folder: string;
let files: SiteFiles;

beforeEach(() => {
  ({folder, files} = createSmallTree());
});

afterEach(() => rmSync(folder, {recursive: true}));

const request = {
  file: 'docs/server/limits.md',
  title: 'Limits: an overview',
  description: 'Limit how often a client can call a procedure, and tell clients when to try again.',
};

test('a new page follows the pages of its folder, and passes the checks of its content', async () => {
  await newPage(files, request);
  const page = {file: request.file, markdown: files.read(request.file)};
  expect(page.markdown).toBe(`---
title: "Limits: an overview"
slug: /limits
description: Limit how often a client can call a procedure, and tell clients when to try again.
---

{/* TODO: Begin with one or two sentences that say when readers need this page. */}

Limit how often a client can call a procedure, and tell clients when to try again.

{/* TODO: Add the parts of a page that CONTRIBUTING.md describes: a sample, how it works, details and pitfalls. */}

## Next

- [Context](./context.md)
`);
  expect(collectFrontMatterProblems([page], frontMatterFields)).toEqual([]);
  expect(await createWordCheck()([page])).toEqual([]);
  expect(files.read('sidebars.ts')).toContain("items: ['server/context', 'server/limits'],");
  expect(files.readJson('src/components/DocsVersions/pageMap.json')).toMatchObject({
    '9.x': {fromNewer: {limits: null}},
  });
  expect(files.readJson('routes.lock.json')).toMatchObject({
    pages: {'docs current': {'/docs/limits': ['next']}},
  });
  expect(files.readJson('e2e/data/withoutChanges.json')).toEqual([
    '/docs/context',
    '/docs/first',
    '/docs/limits',
  ]);
});

test('a new page at the address of a removed one ends its redirect', async () => {
  const {redirects: before, ...table} = files.readJson<{redirects: Record<string, string>}>('redirects.json');
  await files.writeJson('redirects.json', {
    ...table,
    redirects: {...before, '/docs/limits': '/docs/context', '/docs/quotas': '/docs/context'},
  });
  expect((await newPage(files, request)).steps).toContain(
    '/docs/limits: no longer redirects to /docs/context',
  );
  const {redirects} = files.readJson<{redirects: Record<string, string>}>('redirects.json');
  expect(redirects).toEqual({...before, '/docs/quotas': '/docs/context'});
});

test('a new page can be anywhere in the sidebar, and can have a counterpart in the older version', async () => {
  await newPage(files, {
    ...request,
    file: 'docs/limits.md',
    slug: 'rate/limits',
    place: {after: 'server/router'},
    counterpart: 'old#limits',
  });
  // The page after which it comes is the start page of a category.
  expect(files.read('sidebars.ts')).toContain("items: ['limits', 'server/context'],");
  expect(files.read('docs/limits.md')).toContain('- [Router](./server/router.md)');
  expect(files.readJson('src/components/DocsVersions/pageMap.json')).toMatchObject({
    '9.x': {fromNewer: {'rate/limits': 'old#limits'}},
  });
});

test('the first page of a category links to the start page by its file', async () => {
  await newPage(files, {...request, file: 'docs/other/limits.md', place: {category: 'Server'}});
  expect(files.read('docs/other/limits.md')).toContain('- [Start](../index.md)');
});

test('a page of an older version is added to its own sidebar', async () => {
  await newPage(files, {...request, file: 'versioned_docs/version-9.x/server/limits.md'});
  expect(files.readJson('versioned_sidebars/version-9.x-sidebars.json')).toEqual({
    docs: [{type: 'doc', id: 'server/context'}, 'server/limits'],
  });
  expect(files.readJson('src/components/DocsVersions/pageMap.json')).toMatchObject({
    '9.x': {toNewer: {limits: null}},
  });
  expect(files.readJson('e2e/data/withoutChanges.json')).toEqual(['/docs/context', '/docs/first']);
});

test.each([
  [{file: 'docs/server/router.md'}, 'docs/server/router.md: the file exists. Pass the path of a new file.'],
  [
    {file: 'docs/server/_limits.md'},
    "docs/server/_limits.md: names of pages and their folders don't begin with an underscore",
  ],
  [{file: 'docs/other/limits.md'}, 'docs/other/limits.md: the sidebar lists no page of this folder.'],
  [{slug: 'router'}, '/docs/router: a page with this route exists.'],
  [{place: {after: 'limits'}}, "sidebars.ts:1:1: the page limits isn't in the sidebar. Pass `--after`"],
  [{title: 'Router'}, 'docs/server/limits.md:2:8: error: The title is not unique among the pages of docs.'],
  [
    {description: 'Too short.'},
    'docs/server/limits.md:4:14: error: The description is too short. Found 10 characters, expected 50 to 160.',
  ],
])('the command rejects %j', async (change, message) => {
  await expect(newPage(files, {...request, ...change})).rejects.toThrow(message);
});
