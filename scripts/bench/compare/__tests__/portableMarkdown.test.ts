import {expect, test} from 'vitest';
import {generators} from '../generators';
import {createSidebar, readPortablePages} from '../pages';
import {renderPortableMarkdown} from '../portableMarkdown';

const markdown = `---
title: Page
---

import Part from './_part.md';
import {Mark} from '@site/src/components/Mark';

# Page

Text with <Mark>a **mark**</Mark>.

## Heading {/* #old-anchor */}

<Part name="a" />

:::info[Use \`a\`]

<div className="box">

\`\`\`ts title="a.ts"
const list: Array<User> = [];
\`\`\`

</div>

:::
`;

test('portable Markdown contains no MDX, no title and the text of partials', () => {
  const rendered = renderPortableMarkdown(
    markdown,
    (kind, title) => `::: ${kind} ${title}`,
    request => `The text of ${request}.`,
  );
  expect(
    rendered
      .replace(/\n{2,}/g, '\n')
      .replace(/ +$/gm, '')
      .split('\n'),
  ).toEqual([
    'Text with a **mark**.',
    '## Heading',
    'The text of ./_part.md.',
    '::: info Use `a`',
    '```ts title="a.ts"',
    'const list: Array<User> = [];',
    '```',
    ':::',
  ]);
});

/** Pages of both docs versions, some of which contain partials, and a post. */
const files = [
  'blog/2022-11-21-announcing-trpc-10.md',
  'docs/main/_tasks.md',
  'docs/main/introduction.md',
  'docs/reactjs/suspense.md',
  'docs/server/context.md',
  'versioned_docs/version-9.x/server/context.md',
];

test.each(generators.map(generator => [generator.name, generator] as const))(
  '%s gets pages without MDX, and a sidebar with the latest docs',
  (_, {renderAdmonition}) => {
    const pages = readPortablePages('.', renderAdmonition, files);
    expect(pages.map(({path}) => path)).toEqual([
      'blog/2022-11-21-announcing-trpc-10',
      'docs/main/introduction',
      'docs/reactjs/suspense',
      'docs/server/context',
      'docs/v9/server/context',
    ]);
    expect(pages.find(({path}) => path === 'docs/server/context')?.title).toBe('Context');
    const withoutFences = pages.map(({body}) => body.replace(/^( *)(`{3,})[^]*?^\1\2/gm, ''));
    expect(withoutFences.filter(body => /^import .* from '|^<[A-Z]/m.test(body))).toEqual([]);
    expect(createSidebar(pages)).toEqual([
      {label: 'main', items: [{label: pages[1]?.title, link: '/docs/main/introduction'}]},
      {label: 'reactjs', items: [{label: pages[2]?.title, link: '/docs/reactjs/suspense'}]},
      {label: 'server', items: [{label: 'Context', link: '/docs/server/context'}]},
    ]);
  },
);
