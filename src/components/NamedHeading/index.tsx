import {Children, isValidElement, type ReactNode} from 'react';
import Heading, {type Props} from '@theme/Heading';

/**
 * Renders a heading with a link to itself, whose accessible name is the text of the heading. Otherwise, the link would be part of the name
 * ("Install Direct link to Install").
 */
export function NamedHeading(props: Props): ReactNode {
  // The theme only adds a link to headings with an id.
  const name = props.id === undefined ? '' : readText(props.children).trim();
  return <Heading {...props} {...(name === '' ? {} : {'aria-label': name})} />;
}

/** Returns the text in `node` and in its `children` props at any depth. Components aren't rendered, so other text is left out. */
export function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map(child => {
      if (isValidElement<{children?: ReactNode}>(child)) {
        return readText(child.props.children);
      }
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}

/** The headings of Markdown pages. An `h1` has no link to itself. */
export const markdownHeadings = {
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
};

function createHeading(level: Props['as']) {
  return (props: Omit<Props, 'as'>): ReactNode => <NamedHeading {...props} as={level} />;
}
