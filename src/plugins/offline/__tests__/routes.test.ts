import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {collectRequests, listRequests} from '../../built-pages/chunks';
import {validateOptions} from '../options';
import {assignChunks, findPart} from '../routes';

const settings = validateOptions({
  page: 'offline',
  parts: [
    {id: '2.x', paths: ['docs']},
    {id: '1.x', paths: ['docs/v1']},
  ],
  shared: {pages: ['', 'offline']},
});

test.each([
  ['/base/', 'shared'],
  ['/base/offline', 'shared'],
  ['/base/docs', '2.x'],
  ['/base/docs/v1/', '1.x'],
  ['/base/docs/v1/router', '1.x'],
  ['/base/docs/v10/router', '2.x'],
  ['/base/blog', undefined],
])('the page %s belongs to the part %s', (route, part) => {
  expect(findPart(route, settings, '/base/')).toBe(part);
});

test('the modules of a route are strings, objects with a query, lists and objects', () => {
  expect(
    listRequests([
      '@theme/Page',
      {
        content: '@site/docs/a.md',
        items: [{__import: true, path: '@site/blog/a.md', query: {truncated: true}}],
      },
      undefined,
    ]),
  ).toEqual(['@theme/Page', '@site/docs/a.md', '@site/blog/a.md?truncated=true']);
});

test('a file belongs to the part of which only pages load it', () => {
  const routes: RouteConfig[] = [
    {path: '/base/', component: 'home'},
    {
      path: '/base/docs',
      component: 'root',
      routes: [
        {path: '/base/docs/a', component: 'page', modules: {content: 'a.md'}},
        {
          path: '/base/docs/v1',
          component: 'version1',
          routes: [{path: '/base/docs/v1/a', component: 'page', modules: {content: 'v1/a.md'}}],
        },
      ],
    },
  ];
  const group = (...requests: (string | undefined)[]) => ({
    isInitial: () => false,
    origins: requests.map(request => (request === undefined ? {} : {request})),
  });
  const requests = collectRequests({
    chunks: [
      {files: ['main.js'], groupsIterable: [{isInitial: () => true, origins: []}]},
      {files: ['root.js'], groupsIterable: [group('root')]},
      {files: ['page.js'], groupsIterable: [group('page')]},
      {files: ['a.js', 'a.css'], groupsIterable: [group('a.md')]},
      {files: ['1.js'], groupsIterable: [group('v1/a.md'), group('version1')]},
      {files: ['both.js'], groupsIterable: [group('a.md'), group('v1/a.md')]},
      {files: ['lazy.js'], groupsIterable: [group('a.md'), group('./popup')]},
    ],
  });
  expect(
    Object.fromEntries(assignChunks(requests, routes, route => findPart(route, settings, '/base/'))),
  ).toEqual({
    'main.js': 'shared',
    'root.js': 'shared',
    'page.js': 'shared',
    'a.js': '2.x',
    'a.css': '2.x',
    '1.js': '1.x',
    'both.js': 'shared',
    'lazy.js': 'shared',
  });
});
