// Wraps @theme/Heading: the link to the heading is inside it, and would be a part of its name ("Install Direct link to Install").
import {Children, isValidElement, type ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';

export default function NamedHeading(props: Props): ReactNode {
  // Only headings with an id get the link, and the first of a page has none.
  const hasLink = props.id !== undefined && props.as !== 'h1';
  const name = hasLink ? readText(props.children).trim() : '';
  return <Heading {...props} {...(name === '' ? {} : {'aria-label': name})} />;
}

/** The text of rendered children; elements that make their text themselves count for nothing. */
function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map(child => {
      if (isValidElement<{children?: ReactNode}>(child)) {
        return readText(child.props.children);
      }
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
