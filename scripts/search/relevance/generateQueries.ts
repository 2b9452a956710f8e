import {docsVersions, getSearchTag} from '../../../src/shared/docsVersions';
import type {SearchRecord} from '../../../src/shared/search';
import type {GradedQuery} from './measure';

/**
 * Generates queries that have exactly one correct page. The queries are titles, headings, and camel-case identifiers from headings. Text
 * that occurs on two pages isn't used as a query.
 * @param records The records by `docusaurus_tag`.
 * @param pathPattern Queries are generated only for pages whose paths match this pattern. By default, the reference pages are left out.
 */
export function generateQueries(
  records: ReadonlyMap<string, SearchRecord[]>,
  pathPattern = /^(?!\/docs\/reference\/)/,
): GradedQuery[] {
  return [...records].flatMap(([tag, list]) => {
    const version = docsVersions.find(candidate => getSearchTag(candidate) === tag)?.label ?? 'blog';
    const candidates = new Map<string, {query: string; pages: Set<string>; kind: string}>();
    for (const record of list.filter(({objectID}) => !objectID.includes('/landing-intro/'))) {
      const heading = record.hierarchy[record.type] ?? '';
      addQuery(heading, record.type === 'lvl1' ? 'title' : 'heading', record);
      for (const [identifier] of heading.matchAll(/\b[a-z]+(?:[A-Z][a-z]*)+\b/g)) {
        addQuery(identifier, 'identifier', record);
      }
    }
    return [...candidates.values()]
      .filter(({query, pages}) => pages.size === 1 && query.trim().length > 1)
      .filter(({pages}) => [...pages].every(page => pathPattern.test(page)))
      .map(({query, pages, kind}) => ({
        query,
        version,
        kind,
        relevant: Object.fromEntries([...pages].map(page => [page, 3])),
      }));

    function addQuery(query: string, kind: string, {objectID}: SearchRecord): void {
      const key = query.toLowerCase();
      const entry = candidates.get(key) ?? {query, kind, pages: new Set<string>()};
      candidates.set(key, entry);
      entry.pages.add(objectID.replace(/#.*/, ''));
    }
  });
}
