import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {afterAll, expect, test} from 'vitest';
import {validateOptions} from '../options';
import {parseRecords} from '../parseRecords';
import {SourceRecords} from '../sources';

const options = validateOptions({categories: [{path: /^\/blog\//, name: 'Blog'}]});
const site = {url: 'https://example.org', locale: 'en'};
const metadata = {
  permalink: '/docs/router',
  title: 'Routers',
  categories: ['@trpc/server'],
  keywords: ['endpoints'],
  tag: 'docs-default-current',
  version: 'current',
};

const markdown = `---
title: Routers
keywords: [endpoints]
---

import Change from '../_change.md';

A router groups **procedures** and \`types\`.

\`\`\`ts title="router.ts"
const appRouter = t.router({});
\`\`\`

## How it works

| Option | Type |
| --- | --- |
| isDev | boolean |

### With an id {/* #own */}

- See [context](./context.md).

## How it works
`;

test('parseRecords creates one record for the beginning of the page and one for each heading', () => {
  const records = parseRecords(markdown, metadata, site, options);
  expect(records).toMatchObject([
    {
      objectID: '/docs/router',
      type: 'lvl1',
      url: 'https://example.org/docs/router',
      hierarchy: {lvl0: '@trpc/server', lvl1: 'Routers', lvl2: null},
      keywords: ['endpoints'],
      content: 'A router groups procedures and types.',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      language: 'en',
    },
    {objectID: '/docs/router#how-it-works', type: 'lvl2', hierarchy: {lvl2: 'How it works'}},
    {objectID: '/docs/router#own', type: 'lvl3', hierarchy: {lvl2: 'How it works', lvl3: 'With an id'}},
    // A second heading with the same text gets a different anchor, as on the built page.
    {objectID: '/docs/router#how-it-works-1', type: 'lvl2', content: null},
  ]);
  expect(records[0]?.code?.split(' ')).toContain('appRouter');
  expect(records[1]).toMatchObject({content: 'Option: isDev, Type: boolean', section: '@trpc/server'});
  expect(records[1]).not.toHaveProperty('keywords');
});

const siteDir = mkdtempSync(path.join(tmpdir(), 'sources-'));
afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

test('SourceRecords reads the docs of each version and the blog posts, but parses only changed files again', async () => {
  writeFileSync(path.join(siteDir, 'router.md'), markdown);
  writeFileSync(path.join(siteDir, 'post.md'), '# News\n\nVersion 10 is here.\n');
  const createVersion = (versionName: string, permalink: string) => ({
    versionName,
    docs: [
      {
        id: 'server/router',
        source: '@site/router.md',
        permalink,
        title: 'Routers',
        description: 'What routers are.',
        frontMatter: {sidebar_label: 'Router', keywords: ['endpoints']},
      },
    ],
    sidebars: {
      docs: [
        {
          type: 'category',
          label: 'Guides',
          items: [{type: 'category', label: 'Server', items: [{type: 'doc', id: 'server/router'}]}],
        },
      ],
    },
  });
  const allContent = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [createVersion('current', '/docs/router'), createVersion('9.x', '/docs/v9/router')],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [
          {
            metadata: {
              source: '@site/post.md',
              permalink: '/blog/post',
              title: 'News',
              description: 'Version 10.',
              frontMatter: {},
            },
          },
        ],
      },
    },
    // TypeScript doesn't know that only this subset of the plugins' content is read.
  } as unknown as AllContent;
  const sourceRecords = new SourceRecords({...site, siteDir}, options);
  sourceRecords.update(allContent);
  const tags = ['docs-default-current', 'docs-default-9.x', 'default', 'other'];
  const records = (await Promise.all(tags.map(tag => sourceRecords.read(tag)))).flat();
  expect(records.filter(({type}) => type === 'lvl1')).toMatchObject([
    {
      objectID: '/docs/router',
      docusaurus_tag: 'docs-default-current',
      hierarchy: {lvl0: 'Server'},
      section: 'Guides',
      label: 'Router',
      keywords: ['endpoints'],
    },
    {objectID: '/docs/v9/router', docusaurus_tag: 'docs-default-9.x', version: '9.x'},
    {
      objectID: '/blog/post',
      docusaurus_tag: 'default',
      hierarchy: {lvl0: 'Blog'},
      content: 'Version 10 is here.',
    },
  ]);

  const [before] = await sourceRecords.read('default');
  expect((await sourceRecords.read('default'))[0], 'reuses the record of an unchanged file').toBe(before);
  writeFileSync(path.join(siteDir, 'post.md'), 'Version 11 is here.');
  expect(await sourceRecords.read('default'), 'reads a changed file again').toMatchObject([
    {content: 'Version 11 is here.'},
  ]);
});
