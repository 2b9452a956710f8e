import {expect, test} from 'vitest';
import {collectPosts, collectVersions, flattenSections} from '../contents';

const doc = (id: string, permalink: string) => ({id, permalink, title: id, description: `About ${id}`});

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          label: '9.x',
          isLast: false,
          banner: 'unmaintained',
          path: '/docs/v9',
          docs: [doc('a', '/docs/v9')],
          sidebars: {docs: [{type: 'doc', id: 'a'}]},
        },
        {
          label: '10.x',
          isLast: true,
          banner: null,
          path: '/docs',
          docs: [
            doc('intro', '/docs'),
            doc('react', '/docs/react'),
            doc('links', '/docs/links'),
            doc('http', '/docs/links/http'),
            doc('apart', '/docs/apart'),
            {...doc('secret', '/docs/secret'), unlisted: true},
          ],
          sidebars: {
            docs: [
              {
                type: 'category',
                label: 'Start',
                link: {type: 'doc', id: 'intro'},
                items: [
                  {type: 'doc', id: 'react'},
                  {type: 'link', href: 'https://example.org'},
                ],
              },
              {
                type: 'category',
                label: 'Client',
                link: {type: 'generated-index', permalink: '/docs/client', description: 'Calls'},
                items: [
                  {
                    type: 'category',
                    label: 'Links',
                    link: {type: 'doc', id: 'links'},
                    items: [{type: 'doc', id: 'http'}],
                  },
                  {type: 'ref', id: 'react'},
                ],
              },
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {metadata: {title: 'New', description: 'About', permalink: '/blog/new'}},
        {metadata: {title: 'Hidden', description: 'About', permalink: '/blog/hidden', unlisted: true}},
      ],
    },
  },
};

const [latest, old] = collectVersions(content, '/');

test('the latest version comes first, and its files go to the root of the site', () => {
  expect(latest).toMatchObject({label: '10.x', folder: '/', isMaintained: true});
  expect(old).toMatchObject({label: '9.x', folder: '/docs/v9', isMaintained: false});
});

test('pages stand in the order of the sidebar, each once, those outside of it last, unlisted ones not at all', () => {
  expect(latest?.sections.map(({heading}) => heading)).toEqual(['Start', 'Client', 'More pages']);
  expect(flattenSections(latest?.sections ?? []).map(({permalink}) => permalink)).toEqual([
    '/docs',
    '/docs/react',
    '/docs/links',
    '/docs/links/http',
    '/docs/apart',
  ]);
});

test('a category inside of a section holds its pages, and has the title of its own page', () => {
  expect(latest?.sections[1]?.entries).toEqual([
    {
      label: 'links',
      description: 'About links',
      permalink: '/docs/links',
      entries: [{label: 'http', description: 'About http', permalink: '/docs/links/http', entries: []}],
    },
  ]);
});

test('unlisted posts stay unlisted', () => {
  expect(collectPosts(content).map(({permalink}) => permalink)).toEqual(['/blog/new']);
});
