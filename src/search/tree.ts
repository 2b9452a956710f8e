import type {SearchHit} from './types';

/** Puts the hits of a page next to each other, and each section below its page and below the sections that contain it. */
export function sortByTree(hits: readonly SearchHit[]): SearchHit[] {
  return [...groupByPage(hits).values()].flatMap(sortPage);
}

/** Groups hits by the paths of their pages, in the order of the pages' first hits. */
export function groupByPage(hits: readonly SearchHit[]): Map<string, SearchHit[]> {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const path = hit.objectID.replace(/#.*/, '');
    pages.set(path, [...(pages.get(path) ?? []), hit]);
  }
  return pages;
}

function sortPage(hits: SearchHit[]): SearchHit[] {
  const outermost = hits.map(
    hit => hits.filter(other => isIn(hit, other)).sort((a, b) => readLevel(a) - readLevel(b))[0] ?? hit,
  );
  const sorted = [...new Set(outermost)].flatMap(hit => [
    hit,
    ...sortPage(hits.filter(other => isIn(other, hit))),
  ]);
  // Two sections of a page can have the same heading. What is in one of them is then also in the other one.
  return [...new Set(sorted)];
}

/** Returns whether a hit belongs to another hit of the same page, because that is the page itself or contains the section. */
function isIn(hit: SearchHit, other: SearchHit): boolean {
  return (
    readLevel(hit) > readLevel(other) &&
    (['lvl2', 'lvl3', 'lvl4', 'lvl5'] as const)
      .slice(0, readLevel(other) - 1)
      .every(level => hit.hierarchy[level] === other.hierarchy[level])
  );
}

function readLevel({type}: SearchHit): number {
  return Number(type.slice(3));
}
