import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * Renders a search result as a link. Renders a recent or favourite search as a link with buttons next to it. DocSearch itself renders these
 * buttons inside the link, where the keyboard can't reach them and screen readers don't announce them.
 */
export function Hit({hit, children}: Props): ReactElement {
  const isStoredSearch = !('_snippetResult' in hit);
  if (!isStoredSearch) {
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

/** Returns the children of DocSearch's hit container. These are an icon, the text and, at the end, the element with the buttons. */
function collectParts(children: ReactNode): ReactNode[] {
  return isValidElement<{children: ReactNode}>(children)
    ? Children.toArray(children.props.children)
    : [children];
}
