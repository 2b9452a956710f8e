import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * A hit of the results is one link. A stored hit is a link with buttons beside it: DocSearch puts these inside the link, where they
 * can't be reached by keyboard or named by a screen reader.
 */
export function Hit({hit, children}: Props): ReactElement {
  const isStored = !('_snippetResult' in hit);
  if (!isStored) {
    return (
      <Link className="search-hit" to={hit.url} tabIndex={-1}>
        {children}
      </Link>
    );
  }
  const parts = collectParts(children);
  return (
    <div className="DocSearch-Hit-Container">
      <div className="search-hit-cell">
        <Link className="search-hit" to={hit.url}>
          {parts.slice(0, -1)}
        </Link>
      </div>
      <div className="search-hit-actions">{parts.at(-1)}</div>
    </div>
  );
}

/** What DocSearch's container of a hit holds: an icon, the texts, and last the actions. */
function collectParts(children: ReactNode): ReactNode[] {
  return isValidElement<{children: ReactNode}>(children)
    ? Children.toArray(children.props.children)
    : [children];
}
