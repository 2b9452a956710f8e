import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {collectLinks} from '../collectLinks';
import {findPlaces, renderReport} from '../report';

test('collectLinks returns links to other sites once, without anchors, with the pages that contain them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  mkdirSync(path.join(folder, 'docs'));
  const link = (href: string) => `<a href="${href}">x</a>`;
  const page = [
    'https://trpc.io/a?b=1&amp;c=2#d',
    'https://trpc.io/a?b=1&amp;c=2',
    'https://docs.org/docs',
    '/docs/router',
    '#top',
    'mailto:a@b.org',
    'http://localhost:3000/',
    'https://api.example.com/trpc',
    'https://tasks.example/',
    'https://',
  ];
  writeFileSync(path.join(folder, 'docs/router.html'), page.map(link).join(''));
  writeFileSync(path.join(folder, 'index.html'), `${link('https://trpc.io/a?b=1&c=2')}<p>https://text.org`);
  writeFileSync(path.join(folder, 'docs/router.md'), '<a href="https://markdown.org/">x</a>');
  expect([...collectLinks(folder, 'https://docs.org')]).toEqual([
    ['https://trpc.io/a?b=1&c=2', ['docs/router.html', 'index.html']],
  ]);
  rmSync(folder, {recursive: true});
});

test('renderReport lists broken, moved and undecided links with their places, and counts all', () => {
  const places = ['docs/a.md:1:2'];
  const manyPlaces = Array.from({length: 7}, (_, index) => `docs/${index}.md:1:1`);
  expect(
    renderReport([
      {url: 'https://a.org/', state: 'works', detail: 'status 200', places: []},
      {url: 'https://b.org/', state: 'works', detail: 'status 200', movedTo: 'https://c.org/', places},
      {url: 'https://d.org/', state: 'broken', detail: 'status 404', places: manyPlaces},
      {url: 'https://e.org/', state: 'undecided', detail: 'status 403', places},
      {url: 'https://f.org/', state: 'unchecked', detail: 'the time limit was reached', places},
    ]),
  )
    .toBe(`5 links to other sites: 2 work, 1 are broken, 1 have to be checked by hand, 1 are left for the next run.

## Broken

- <https://d.org/>: status 404. \`docs/0.md:1:1\`, \`docs/1.md:1:1\`, \`docs/2.md:1:1\`, \`docs/3.md:1:1\`, \`docs/4.md:1:1\` and 2 more

## Moved permanently

- <https://b.org/>: now https://c.org/. \`docs/a.md:1:2\`

## To check by hand

- <https://e.org/>: status 403; the server might refuse programs. \`docs/a.md:1:2\`
`);
});

test('findPlaces returns the lines of the sources that contain exactly this link, or the pages', () => {
  // Another line of the file contains a longer URL that starts with this one.
  expect(findPlaces('https://github.com/rsms/inter', ['media.html'])).toEqual([
    expect.stringMatching(/^src\/components\/Media\/Typefaces\.tsx:\d+:\d+$/),
  ]);
  // `new URL` adds the slash.
  expect(findPlaces('https://getpino.io/', ['index.html'])[0]).toMatch(/^docs\/.*\.md:\d+:\d+$/);
  expect(findPlaces('https://not-in-any-file.org/', ['index.html'])).toEqual(['index.html']);
});
