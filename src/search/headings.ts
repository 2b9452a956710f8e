import type {HeadingLevel} from '../shared/search';
import {escapeHtml} from './highlighting';
import type {SearchHit} from './types';

const levels: HeadingLevel[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Returns the title of a hit's page and the headings down to the hit's section, as HTML with the matches in `<mark>` elements. */
export function listHeadings({type, hierarchy, _highlightResult}: SearchHit): string[] {
  return levels
    .slice(0, levels.indexOf(type) + 1)
    .map(level => _highlightResult.hierarchy[level]?.value ?? escapeHtml(hierarchy[level] ?? ''))
    .filter(Boolean);
}

/** Returns the same headings as plain text in one line, such as `Links › Batching`. */
export function joinHeadings({type, hierarchy}: SearchHit): string {
  return levels
    .slice(0, levels.indexOf(type) + 1)
    .flatMap(level => hierarchy[level] ?? [])
    .join(' › ');
}
