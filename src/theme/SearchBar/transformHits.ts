import type {DocSearchModalProps} from '@docsearch/react';
import {escapeHtml} from '../../search/highlighting';

type TransformHits = NonNullable<DocSearchModalProps['transformItems']>;
type Hit = Parameters<TransformHits>[0][number];

/**
 * Creates a function that adapts hits to the modal:
 * - Converts URLs to paths, because a preview of the site has a different origin.
 * - Escapes headings. If a heading has no highlighted version, DocSearch inserts the heading itself as HTML.
 * - Adds the matching passage after the page title if the hit is in a section.
 */
export function createHitsTransform(siteUrl: string): TransformHits {
  return hits => hits.map(hit => transformHit(hit, siteUrl));
}

function transformHit(hit: Hit, siteUrl: string): Hit {
  const {pathname, search, hash} = new URL(hit.url, siteUrl);
  const {lvl0, ...headings} = hit.hierarchy;
  const escaped = Object.fromEntries(
    Object.entries(headings).map(([level, name]) => [
      level,
      typeof name === 'string' ? escapeHtml(name) : name,
    ]),
  );
  return {
    ...hit,
    url: `${pathname}${search}${hash}`,
    // TypeScript doesn't know that `escaped` has the same levels as `headings`.
    hierarchy: {lvl0, ...escaped} as Hit['hierarchy'],
    // Records from Algolia can lack `content`, although the type requires it.
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
