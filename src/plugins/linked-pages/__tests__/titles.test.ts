import {expect, test} from 'vitest';
import {collectDocTitles, collectPostTitles} from '../titles';

test('collectDocTitles returns the titles of docs pages and generated category pages in all versions', () => {
  expect(
    collectDocTitles({
      loadedVersions: [
        {
          docs: [{permalink: '/docs/router', title: 'Define routers'}],
          sidebars: {
            docs: [
              {
                type: 'category',
                label: 'Server',
                link: {type: 'generated-index', permalink: '/docs/server'},
                items: [
                  {type: 'doc'},
                  {
                    type: 'category',
                    label: 'Adapters',
                    link: {type: 'generated-index', permalink: '/docs/adapters', title: 'All adapters'},
                    items: [],
                  },
                ],
              },
              {type: 'category', label: 'Links', link: {type: 'doc'}, items: []},
            ],
          },
        },
        {
          docs: [
            {permalink: '/docs/v9/', title: 'Introduction'},
            {permalink: '/docs/v9/router', title: 'Router'},
          ],
          sidebars: {},
        },
      ],
    }),
  ).toEqual({
    '/docs/router': 'Define routers',
    '/docs/server': 'Server',
    '/docs/adapters': 'All adapters',
    '/docs/v9': 'Introduction',
    '/docs/v9/router': 'Router',
  });
});

test('collectPostTitles returns the titles of blog posts', () => {
  const blogPosts = [{metadata: {permalink: '/blog/hello', title: 'Hello'}}];
  expect(collectPostTitles({blogPosts})).toEqual({'/blog/hello': 'Hello'});
});
