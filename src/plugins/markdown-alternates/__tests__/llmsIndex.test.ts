import {parse} from 'parse5';
import {expect, test} from 'vitest';
import {groupByVersion, renderLlmsIndex} from '../llmsIndex';
import type {VersionContents} from '../contents';
import {validateOptions} from '../options';

const latest: VersionContents = {
  label: '2.x',
  isLast: true,
  isMaintained: true,
  folder: '/base/',
  sections: [
    {
      label: 'Tasks',
      description: '',
      entries: ['/base/docs/b', '/base/docs/'].map(permalink => ({
        label: '',
        description: '',
        permalink,
        entries: [],
      })),
    },
  ],
};
const old: VersionContents = {...latest, label: '1.x', isLast: false, folder: '/base/docs/v1', sections: []};

test('renderLlmsIndex lists the pages of the sidebar first, with their headings, and the names of the API', () => {
  const symbols = {'zod:ZodString.email': '/docs/b#email'};
  const pages = ['/base/docs', '/base/docs/a', '/base/docs/b'].map(createPage);
  const site = {
    title: 'Tasks 2.0',
    tagline: '',
    origin: 'https://docs.test',
    texts: validateOptions({}).texts,
    baseUrl: '/base/',
  };
  const index: unknown = JSON.parse(renderLlmsIndex(latest, pages, symbols, site));
  expect(index).toMatchObject({
    full: 'https://docs.test/base/llms-full.txt',
    sections: [{label: 'Tasks', full: 'https://docs.test/base/llms-full/tasks.txt'}],
    pages: [
      {url: 'https://docs.test/base/docs/b', section: 'Tasks'},
      {url: 'https://docs.test/base/docs', section: 'Tasks'},
      {
        url: 'https://docs.test/base/docs/a',
        title: 'Page',
        description: 'About',
        markdown: 'https://docs.test/base/docs/a.md',
        bytes: 6,
        tokens: 2,
        headings: [{level: 2, title: 'Call it', url: 'https://docs.test/base/docs/a#call'}],
      },
    ],
    names: [{name: 'ZodString.email', package: 'zod', url: 'https://docs.test/base/docs/b#email'}],
  });
});

test('groupByVersion assigns a page to the version whose folder contains it, and other pages to the latest', () => {
  const pages = ['/base/docs/v1', '/base/docs/v1/a', '/base/docs/v10', '/base/blog'].map(createPage);
  const groups = groupByVersion([latest, old], pages);
  const routes = [latest, old].map(version => groups.get(version)?.map(({page}) => page.route));
  expect(routes).toEqual([
    ['/base/docs/v10', '/base/blog'],
    ['/base/docs/v1', '/base/docs/v1/a'],
  ]);
});

function createPage(route: string) {
  const html = `<meta name="description" content="About"><main><h1>Page</h1>
    <h2 id="call">Call <code>it</code><a class="hash-link">#</a></h2><h2>No anchor</h2></main>`;
  return {
    page: {route, file: '', html, document: parse(html), noIndex: false},
    alternate: {path: `${route}.md`, text: '# Page', tokens: 2},
  };
}
