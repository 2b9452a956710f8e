import {expect, test} from 'vitest';
import {collectPosts, collectVersions, flattenEntries} from '../contents';

const createDoc = (id: string, permalink: string) => ({id, permalink, title: id, description: `About ${id}`});

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          label: '9.x',
          isLast: false,
          banner: 'unmaintained',
          path: '/docs/v9',
          docs: [createDoc('a', '/docs/v9')],
          sidebars: {docs: [{type: 'doc', id: 'a'}]},
        },
        {
          label: '10.x',
          isLast: true,
          banner: null,
          path: '/docs',
          docs: [
            createDoc('intro', '/docs'),
            createDoc('react', '/docs/react'),
            createDoc('links', '/docs/links'),
            createDoc('http', '/docs/links/http'),
            createDoc('apart', '/docs/apart'),
            {...createDoc('secret', '/docs/secret'), unlisted: true},
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

const [latest, old] = collectVersions(content, '/', {otherPages: 'More pages'});

test('collectVersions returns the latest version first, with the root of the site as its folder', () => {
  expect(latest).toMatchObject({label: '10.x', folder: '/', isMaintained: true});
  expect(old).toMatchObject({label: '9.x', folder: '/docs/v9', isMaintained: false});
});

test('collectVersions returns every listed page once, in the order of the sidebar, with other pages at the end', () => {
  expect(latest?.sections.map(({label}) => label)).toEqual(['Start', 'Client', 'More pages']);
  expect(flattenEntries(latest?.sections ?? []).map(({permalink}) => permalink)).toEqual([
    '/docs',
    '/docs/react',
    '/docs/links',
    '/docs/links/http',
    '/docs/apart',
  ]);
});

test('collectVersions nests the pages of a category below the title of the category’s page', () => {
  expect(latest?.sections[1]?.entries).toEqual([
    {
      label: 'links',
      description: 'About links',
      permalink: '/docs/links',
      entries: [{label: 'http', description: 'About http', permalink: '/docs/links/http', entries: []}],
    },
  ]);
});

test('collectPosts leaves out unlisted posts', () => {
  expect(collectPosts(content).map(({permalink}) => permalink)).toEqual(['/blog/new']);
});
