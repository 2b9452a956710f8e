import {expect, test} from 'vitest';
import {createRelatedDocs} from '../relatedDocs';

const router = {permalink: '/docs/router', title: 'Routers', description: 'Nest them.', version: '10.x'};

test('paths become pages, in the order of the front matter; a post without any has none', () => {
  const context = {...router, permalink: '/docs/context', title: 'Context'};
  expect(
    createRelatedDocs(
      [
        {permalink: '/blog/a', source: 'blog/a.md', related: ['/docs/context', '/docs/router']},
        {permalink: '/blog/b', source: 'blog/b.md', related: undefined},
      ],
      [router, context],
    ),
  ).toEqual({'/blog/a': [context, router], '/blog/b': []});
});

test.each([
  [
    ['/docs/rooter'],
    'blog/a.md: related_docs names a page that does not exist. Found "/docs/rooter", expected the path of a page of the docs, such as "/docs/router".',
  ],
  [
    '/docs/router',
    'blog/a.md: related_docs is not a list of paths. Found "/docs/router", expected for example [/docs/router, /docs/context].',
  ],
])('%j is refused', (related, message) => {
  expect(() => createRelatedDocs([{permalink: '/blog/a', source: 'blog/a.md', related}], [router])).toThrow(
    message,
  );
});
