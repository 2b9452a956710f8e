import {sortByTree} from './tree';
import type {SearchHit} from './types';

/** Hits in the same category of the sidebar. */
export type HitCategory = {name: string; hits: SearchHit[]};

const maxHitsPerCategory = 5;

/**
 * Groups hits as the search modal shows them: by category, with at most five hits per category. The hits of a page are next to each other,
 * and sections are below their page. Otherwise, the order of the hits doesn't change.
 */
export function groupByCategory(hits: SearchHit[]): HitCategory[] {
  const categories = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const {lvl0} = hit.hierarchy;
    categories.set(lvl0, [...(categories.get(lvl0) ?? []), hit]);
  }
  return [...categories].map(([name, found]) => ({
    name,
    hits: sortByTree(found.slice(0, maxHitsPerCategory)),
  }));
}
