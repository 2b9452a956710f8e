import {expect, test} from 'vitest';
import {findCategoryLine, listCategoryPages} from '../categories';

const sidebar = `const sidebars = {
  docs: [
    {
      type: 'category',
      link: {type: 'generated-index', slug: '/server-side', title: 'More'},
    },
    {
      type: 'category',
      link: {
        type: 'generated-index',
        slug: '/server',
      },
    },
  ],
};
`;

test('findCategoryLine finds the line with exactly this slug', () => {
  expect(findCategoryLine(sidebar, '/server')).toBe(11);
  expect(findCategoryLine(sidebar, '/server-side')).toBe(5);
});

test('findCategoryLine also reads the JSON files of older versions', () => {
  expect(findCategoryLine('{\n  "link": {\n    "slug": "/server"\n  }\n}', '/server')).toBe(3);
});

test('findCategoryLine returns undefined if Docusaurus has generated the slug', () => {
  expect(findCategoryLine(sidebar, '/category/server')).toBeUndefined();
});

test('listCategoryPages lists nested categories, and leaves out categories without a page', () => {
  const page = (slug: string) => ({type: 'generated-index' as const, slug, permalink: `/docs${slug}`});
  const category = {type: 'category' as const, label: '', collapsed: true, collapsible: true};
  const pages = listCategoryPages([
    {...category, link: page('/server'), items: [{...category, link: page('/adapters'), items: []}]},
    {...category, items: [{type: 'doc', id: 'context'}]},
  ]);
  expect(pages.map(({permalink}) => permalink)).toEqual(['/docs/server', '/docs/adapters']);
});
