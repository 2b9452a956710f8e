import {expect, test} from 'vitest';
import {flattenEntries, type VersionContents} from '../contents';
import {formatSize, getLlmsPaths, renderLlmsFull, renderLlms} from '../llms';
import {validateOptions} from '../options';

const site = {
  title: 'Todo 10.8.1',
  tagline: 'Call functions',
  origin: 'https://docs.test',
  texts: validateOptions({}).texts,
};

const latest: VersionContents = {
  label: '10.x',
  isLast: true,
  isMaintained: true,
  folder: '/',
  sections: [
    {
      label: 'Server',
      description: '',
      entries: [
        createEntry('Routers', '/docs/router'),
        {
          label: 'Adapters',
          description: 'Hosts',
          permalink: '/docs/adapters',
          entries: [createEntry('Express', '/docs/express')],
        },
      ],
    },
  ],
};

const old: VersionContents = {
  label: '9.x',
  isLast: false,
  isMaintained: false,
  folder: '/docs/v9',
  sections: [{label: 'Tasks', description: '', entries: [createEntry('Start', '/docs/v9')]}],
};

const alternates = new Map(
  ['/docs/router', '/docs/adapters', '/docs/express', '/docs/v9', '/blog/ten'].map(
    permalink =>
      [permalink, {path: `${permalink}.md`, text: `# ${permalink}\n`, tokens: permalink.length}] as const,
  ),
);

test('renderLlms lists every page with its URL, description and size, nested by category', () => {
  expect(renderLlms(latest, {others: [old], posts: [createEntry('Ten', '/blog/ten')]}, alternates, site))
    .toBe(`# Todo 10.8.1: docs 10.x

> Call functions.

Version 10.x is the current one. Pages are in the order of the sidebar. Each page is plain Markdown with absolute links. To get the URL of the HTML page, remove \`.md\`. Sizes are in bytes of UTF-8; 1 kB is 1,000 bytes. Tokens are counted with the tokenizer o200k_base.

- [All pages of docs 10.x in one file](https://docs.test/llms-full.txt): 3 pages, 221 bytes, 39 tokens
- [Index of all pages, headings and names of the API](https://docs.test/llms.json), as JSON
- [Docs 9.x](https://docs.test/docs/v9/llms.txt): Version 9.x is no longer maintained. 1 page, 173 bytes, 8 tokens in all

## Server

- [All pages of this section in one file](https://docs.test/llms-full/server.txt): 3 pages, 222 bytes, 39 tokens
- [Routers](https://docs.test/docs/router.md): About Routers (15 bytes, 12 tokens)
- [Adapters](https://docs.test/docs/adapters.md): Hosts (17 bytes, 14 tokens)
  - [Express](https://docs.test/docs/express.md): About Express (16 bytes, 13 tokens)

## Blog

- [Ten](https://docs.test/blog/ten.md): About Ten (12 bytes, 9 tokens)
`);
});

test('renderLlmsFull renders every page once, in the same order as in llms.txt', () => {
  const full = renderLlmsFull(latest, alternates, site);
  expect(full.match(/^# \/.*/gm)).toEqual(['# /docs/router', '# /docs/adapters', '# /docs/express']);
  expect(full).toContain('3 pages in the order of the sidebar, 48 bytes of Markdown, 39 tokens.');
});

test('renderLlmsFull renders only the pages of a section', () => {
  const [start] = getLlmsPaths(old).sections;
  const sections = [...latest.sections, ...old.sections];
  const full = renderLlmsFull({...latest, sections}, alternates, site, start);
  expect(start?.path).toBe('/docs/v9/llms-full/tasks.txt');
  expect(full).toMatch(/^# Todo 10.8.1: Tasks, docs 10.x$/m);
  expect(full.match(/^# \/.*/gm)).toEqual(['# /docs/v9']);
});

test('getLlmsPaths returns a different path for each section', () => {
  const sections = ['@trpc/client', 'React Query', 'React Query'].map(label => ({
    label,
    description: '',
    entries: [],
  }));
  expect(getLlmsPaths({folder: '/', sections}).sections.map(({path}) => path)).toEqual([
    '/llms-full/trpc-client.txt',
    '/llms-full/react-query.txt',
    '/llms-full/react-query-1.txt',
  ]);
});

test('throws for a page without an alternate', () => {
  expect(() => renderLlmsFull(latest, new Map(), site)).toThrow(
    '/docs/router: the page has no Markdown alternate',
  );
});

test('renderLlms lists a category without a page as a label without a link', () => {
  const sections = [
    {
      label: 'A',
      description: '',
      entries: [{label: 'Group', description: '', entries: [createEntry('Routers', '/docs/router')]}],
    },
  ];
  expect(flattenEntries(sections).map(({permalink}) => permalink)).toEqual(['/docs/router']);
  expect(renderLlms({...latest, sections}, {others: [], posts: []}, alternates, site)).toContain(
    '- Group\n  - [Routers]',
  );
});

test.each([
  ['é', '2 bytes'],
  ['x'.repeat(999), '999 bytes'],
  ['x'.repeat(4149), '4.1 kB'],
  ['x'.repeat(512_300), '512 kB'],
])('formatSize counts bytes of UTF-8', (text, expected) => {
  expect(formatSize(text)).toBe(expected);
});

function createEntry(label: string, permalink: string) {
  return {label, description: `About ${label}`, permalink, entries: []};
}
