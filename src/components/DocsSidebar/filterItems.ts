import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {trimSlash} from '../../shared/paths';

/**
 * Returns the sidebar items whose label contains all words of `query`, and the categories that contain such an item. If the label of a
 * category matches, all its items are kept. An empty query keeps all items.
 */
export function filterItems(items: readonly PropSidebarItem[], query: string): readonly PropSidebarItem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? items : items.flatMap(item => filterItem(item, words));
}

function filterItem(item: PropSidebarItem, words: readonly string[]): PropSidebarItem[] {
  if (item.type === 'html') {
    return [];
  }
  const label = item.label.toLowerCase();
  if (words.every(word => label.includes(word))) {
    return [item];
  }
  const children = item.type === 'category' ? item.items.flatMap(child => filterItem(child, words)) : [];
  return item.type === 'category' && children.length > 0 ? [{...item, items: children}] : [];
}

/** Counts the pages that the items link to. A page that has several links counts once. */
export function countPages(items: readonly PropSidebarItem[]): number {
  return new Set(listPaths(items)).size;
}

function listPaths(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap(item => {
    const own = item.type !== 'html' && item.href !== undefined ? [item.href] : [];
    return item.type === 'category' ? [...own, ...listPaths(item.items)] : own;
  });
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
