// Wraps @theme/Heading: sets the accessible name to the text of the heading. Otherwise, the anchor link inside the heading would be part of
// the name ("Install Direct link to Install").
import {Children, isValidElement, type ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';

export default function NamedHeading(props: Props): ReactNode {
  // Headings have an anchor link if they have an id and aren't the `h1`.
  const hasLink = props.id !== undefined && props.as !== 'h1';
  const name = hasLink ? readText(props.children).trim() : '';
  return <Heading {...props} {...(name === '' ? {} : {'aria-label': name})} />;
}

/** Returns the text in `node` and in its `children` props at any depth. Components aren't rendered, so other text is left out. */
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
