import type {DocSearchModalProps} from '@docsearch/react';
import {escapeHtml} from '../../search/highlighting';

type TransformHits = NonNullable<DocSearchModalProps['transformItems']>;
type Hit = Parameters<TransformHits>[0][number];

/**
 * Makes hits fit the modal: addresses become paths, since this may be a preview under another origin; names are escaped, since DocSearch
 * prints them as HTML where they have no marks; under a section's heading stands the passage that matched, not just the page's title.
 */
export function createHitsTransform(siteUrl: string): TransformHits {
  return hits => hits.map(hit => transformHit(hit, siteUrl));
}

function transformHit(hit: Hit, siteUrl: string): Hit {
  const {pathname, search, hash} = new URL(hit.url, siteUrl);
  const {lvl0, ...names} = hit.hierarchy;
  const escaped = Object.fromEntries(
    Object.entries(names).map(([level, name]) => [level, typeof name === 'string' ? escapeHtml(name) : name]),
  );
  return {
    ...hit,
    url: `${pathname}${search}${hash}`,
    // The same levels as before.
    hierarchy: {lvl0, ...escaped} as Hit['hierarchy'],
    // Algolia's records may lack it, whatever the type says.
    content: typeof hit.content === 'string' ? escapeHtml(hit.content) : hit.content,
    _snippetResult: addPassage(hit),
  };
}

function addPassage(hit: Hit): Hit['_snippetResult'] {
  const snippets = hit._snippetResult;
  const passage = snippets?.content?.value;
  const title = escapeHtml(hit.hierarchy.lvl1 ?? '');
  if (!passage || title === '' || hit.type === 'lvl1' || hit.type === 'content') {
    return snippets;
  }
  const path = {...snippets.hierarchy.lvl1, value: `${title} · ${passage}`};
  return {...snippets, hierarchy: {...snippets.hierarchy, lvl1: path}};
}
