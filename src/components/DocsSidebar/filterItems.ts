import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {trimSlash} from '../../shared/paths';

/**
 * Returns the sidebar items whose label contains all words of `query`, and the categories that contain such an item. If the label of a
 * category matches, all its items are kept. An empty query keeps all items.
 */
export function filterItems(items: readonly PropSidebarItem[], query: string): readonly PropSidebarItem[] {
  const words = splitWords(query);
  return words.length === 0 ? items : items.flatMap(item => filterItem(item, words));
}

function filterItem(item: PropSidebarItem, words: readonly string[]): PropSidebarItem[] {
  if (matches(item, words)) {
    return [item];
  }
  const children = item.type === 'category' ? item.items.flatMap(child => filterItem(child, words)) : [];
  return item.type === 'category' && children.length > 0 ? [{...item, items: children}] : [];
}

/** Lists the paths of the pages that match `query`, from top to bottom. A page that has several links is listed once. */
export function listMatchingPages(items: readonly PropSidebarItem[], query: string): string[] {
  return [...new Set(items.flatMap(item => listMatches(item, splitWords(query))))];
}

function listMatches(item: PropSidebarItem, words: readonly string[]): string[] {
  const isMatch = matches(item, words);
  const own = isMatch && item.type !== 'html' && item.href !== undefined ? [item.href] : [];
  // All items of a category that matches are shown.
  const children =
    item.type === 'category' ? item.items.flatMap(child => listMatches(child, isMatch ? [] : words)) : [];
  return [...own, ...children];
}

function matches(item: PropSidebarItem, words: readonly string[]): boolean {
  return item.type !== 'html' && words.every(word => item.label.toLowerCase().includes(word));
}

function splitWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Returns the first item, from top to bottom, that links to `path`. Paths can differ in a slash at their end. */
export function findPage(items: readonly PropSidebarItem[], path: string): PropSidebarItem | undefined {
  for (const item of items) {
    if (item.type !== 'html' && item.href !== undefined && trimSlash(item.href) === trimSlash(path)) {
      return item;
    }
    const found = item.type === 'category' ? findPage(item.items, path) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}
