import {expect, test} from 'vitest';
import {parseRecords} from '../sources';

const site = {url: 'https://example.org', locale: 'en'};
const source = {
  permalink: '/docs/router',
  title: 'Routers',
  category: '@trpc/server',
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

test('a Markdown file gives a record for the page and one for each heading', () => {
  const records = parseRecords(markdown, source, site);
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
    // A second heading of the same name has an anchor of its own, as on the page.
    {objectID: '/docs/router#how-it-works-1', type: 'lvl2', content: null},
  ]);
  expect(records[0]?.code?.split(' ')).toContain('appRouter');
  expect(records[1]?.content).toContain('isDev');
  expect(records[1]).not.toHaveProperty('keywords');
});
