import {expect, test} from 'vitest';
import {createRelatedDocs} from '../relatedDocs';

const router = {permalink: '/docs/router', title: 'Routers', description: 'Nest them.', version: '10.x'};

test('createRelatedDocs returns related docs pages in the order in which a post lists them', () => {
  const context = {...router, permalink: '/docs/context', title: 'Context'};
  expect(
    createRelatedDocs(
      [
        {permalink: '/blog/a', source: 'blog/a.md', related: ['/docs/context', '/docs/router']},
        {permalink: '/blog/b', source: 'blog/b.md', related: undefined},
      ],
      [router, context],
      '/',
    ),
  ).toEqual({'/blog/a': [context, router], '/blog/b': []});
});

test.each([
  [
    ['/docs/rooter'],
    'blog/a.md: related_docs contains a path that doesn\'t exist. Found "/docs/rooter", expected the path of a docs page, such as "/docs/router".',
  ],
  [
    '/docs/router',
    'blog/a.md: related_docs must be a list of paths. Found "/docs/router", expected for example [/docs/router, /docs/context].',
  ],
])('createRelatedDocs throws if related_docs is %j', (related, message) => {
  expect(() =>
    createRelatedDocs([{permalink: '/blog/a', source: 'blog/a.md', related}], [router], '/'),
  ).toThrow(message);
});

test('createRelatedDocs finds paths without the base URL of the site', () => {
  const doc = {...router, permalink: '/base/docs/router'};
  const post = {permalink: '/base/blog/a', source: 'blog/a.md', related: ['/docs/router']};
  expect(createRelatedDocs([post], [doc], '/base/')).toEqual({'/base/blog/a': [doc]});
});
