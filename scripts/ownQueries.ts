import type {SearchRecord} from '../src/shared/search';
import type {GradedQuery} from './relevance';

/**
 * Queries that must find a page of their own: every title, every heading that only one page has, and every identifier that is in a
 * title or heading of one page only.
 * @param records by `docusaurus_tag`
 * @param pattern which pages: their paths must match it
 */
export function createOwnQueries(
  records: ReadonlyMap<string, SearchRecord[]>,
  pattern = /^(?!\/docs\/reference\/)/,
): GradedQuery[] {
  return [...records].flatMap(([tag, list]) => {
    const version = tag === 'default' ? 'blog' : tag === 'docs-default-9.x' ? '9.x' : '10.x';
    const pages = new Map<string, {query: string; pages: Set<string>; kind: string}>();
    for (const record of list.filter(({objectID}) => !objectID.includes('/landing-intro/'))) {
      const heading = record.hierarchy[record.type] ?? '';
      note(heading, record.type === 'lvl1' ? 'title' : 'heading', record);
      for (const [identifier] of heading.matchAll(/\b[a-z]+(?:[A-Z][a-z]*)+\b/g)) {
        note(identifier, 'identifier', record);
      }
    }
    return [...pages.values()]
      .filter(({query, pages: found}) => found.size === 1 && query.trim().length > 1)
      .filter(({pages: found}) => [...found].every(page => pattern.test(page)))
      .map(({query, pages: found, kind}) => ({
        query,
        version,
        kind,
        relevant: Object.fromEntries([...found].map(page => [page, 3])),
      }));

    function note(query: string, kind: string, {objectID}: SearchRecord): void {
      const key = query.toLowerCase();
      const known = pages.get(key) ?? {query, kind, pages: new Set<string>()};
      pages.set(key, known);
      known.pages.add(objectID.replace(/#.*/, ''));
    }
  });
}
