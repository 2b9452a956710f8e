import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {countMatches, filterItems, findPage} from '../filterItems';

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

test('a page with two links counts once, and a category that only contains matches doesn’t count', () => {
  expect(countMatches(items, 'react')).toBe(1);
  expect(countMatches(items, 'batch')).toBe(1);
  expect(countMatches(items, 'client')).toBe(4);
});

test('the first link to a page is its item, with or without a slash at the end', () => {
  expect(findPage(items, '/docs/react/')).toBe(react);
  expect(findPage(items, '/docs/missing')).toBeUndefined();
});
