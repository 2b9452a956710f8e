import type {AllContent} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {collectContents, completeChapters, flattenChapters, selectPages} from '../contents';
import {createPage} from './testPage';

const docs = [
  {id: 'start', title: 'Introduction', permalink: '/docs/'},
  {id: 'router', title: 'Routers', permalink: '/docs/router'},
  {id: 'context', title: 'Context', permalink: '/docs/context'},
  {id: 'draft', title: 'Draft', permalink: '/docs/draft', unlisted: true},
];

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: '2.x',
          path: '/docs/',
          docs,
          sidebars: {
            docs: [
              {type: 'doc', id: 'start', label: 'Start'},
              {
                type: 'category',
                label: 'Server',
                link: {type: 'generated-index', permalink: '/docs/server'},
                items: [
                  {type: 'doc', id: 'router'},
                  {type: 'doc', id: 'draft'},
                  {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
                ],
              },
              {type: 'category', label: 'Empty', items: []},
              {type: 'ref', id: 'router'},
            ],
          },
        },
      ],
    },
  },
} as unknown as AllContent;

test('chapters follow the sidebar, without links, unlisted pages and repetitions', () => {
  expect(collectContents(allContent).get('2.x')).toEqual({
    path: '/docs',
    chapters: [
      {label: 'Start', route: '/docs', chapters: []},
      {
        label: 'Server',
        route: '/docs/server',
        chapters: [{label: 'Routers', route: '/docs/router', chapters: []}],
      },
    ],
  });
});

test('pages that the sidebar lacks are in a chapter of their own', () => {
  const chapters = collectContents(allContent).get('2.x')?.chapters ?? [];
  const page = createPage('/docs/context', '<h1>The <code>context</code></h1>');
  const complete = completeChapters(chapters, [page], 'More pages');
  expect(complete.at(-1)).toEqual({
    label: 'More pages',
    chapters: [{label: 'The context', route: '/docs/context', chapters: []}],
  });
  expect(flattenChapters(complete).map(({route}) => route)).toEqual([
    '/docs',
    '/docs/server',
    '/docs/router',
    '/docs/context',
  ]);
});

test('a version contains the pages below its path, but not those of a version below it', () => {
  const pages = ['/', '/docs', '/docs/router', '/docs/v1', '/docs/v1/router', '/docs/v10'].map(route =>
    createPage(route, '<h1>Page</h1>'),
  );
  const select = (path: string) => selectPages(pages, path, ['/docs', '/docs/v1']).map(({route}) => route);
  expect(select('/docs')).toEqual(['/docs', '/docs/router', '/docs/v10']);
  expect(select('/docs/v1')).toEqual(['/docs/v1', '/docs/v1/router']);
});
