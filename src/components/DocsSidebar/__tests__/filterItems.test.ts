import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {filterItems, findPage, listMatchingPages} from '../filterItems';

const link = (label: string, href: string): PropSidebarItem => ({type: 'link', label, href});

const react = link('React', '/docs/react');
const items: PropSidebarItem[] = [
  {type: 'html', value: '<hr>', defaultStyle: true},
  {
    type: 'category',
    label: '@trpc/client',
    href: '/docs/client',
    collapsed: true,
    collapsible: true,
    items: [link('Batch link', '/docs/links/batch'), link('Headers', '/docs/header'), react],
  },
  {
    type: 'category',
    label: 'React',
    collapsed: true,
    collapsible: true,
    items: [link('Start', '/docs/react')],
  },
];

test('an empty query keeps all items', () => {
  expect(filterItems(items, '  ')).toBe(items);
});

test('a category stays if one of its pages matches all words, in any order and case', () => {
  expect(filterItems(items, 'LINK batch')).toMatchObject([
    {label: '@trpc/client', items: [{label: 'Batch link'}]},
  ]);
});

test('a category whose label matches keeps all its pages', () => {
  expect(filterItems(items, 'client')).toMatchObject([{items: [{}, {}, {}]}]);
});

test('no item is left if nothing matches', () => {
  expect(filterItems(items, 'batch headers')).toEqual([]);
});

test('the pages that match are listed from top to bottom and once, without categories that only contain matches', () => {
  expect(listMatchingPages(items, 'react')).toEqual(['/docs/react']);
  expect(listMatchingPages(items, 'batch')).toEqual(['/docs/links/batch']);
  expect(listMatchingPages(items, 'client')).toEqual([
    '/docs/client',
    '/docs/links/batch',
    '/docs/header',
    '/docs/react',
  ]);
});

test('the first link to a page is its item, with or without a slash at the end', () => {
  expect(findPage(items, '/docs/react/')).toBe(react);
  expect(findPage(items, '/docs/missing')).toBeUndefined();
});
