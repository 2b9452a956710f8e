import type {SearchHit} from './types';

/** Hits in the same category of the sidebar. */
export type HitCategory = {name: string; hits: SearchHit[]};

const maxHitsPerCategory = 5;

/**
 * Groups hits as the search modal shows them: by category, with at most five hits per category, and with the hits of a page next to each
 * other. Otherwise, the order of the hits doesn't change.
 */
export function groupByCategory(hits: SearchHit[]): HitCategory[] {
  return [...groupBy(hits, hit => hit.hierarchy.lvl0)].map(([name, found]) => ({
    name,
    hits: [...groupBy(found.slice(0, maxHitsPerCategory), hit => hit.hierarchy.lvl1).values()].flat(),
  }));
}

function groupBy<Key>(hits: SearchHit[], readKey: (hit: SearchHit) => Key): Map<Key, SearchHit[]> {
  const groups = new Map<Key, SearchHit[]>();
  for (const hit of hits) {
    groups.set(readKey(hit), [...(groups.get(readKey(hit)) ?? []), hit]);
  }
  return groups;
}
