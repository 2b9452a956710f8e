import {Children, isValidElement, type ComponentType, type ReactNode} from 'react';
import Heading, {type Props} from '@theme/Heading';

/**
 * Renders a heading with a link to itself. Their accessible names contain the text of the heading. Otherwise, the link would be part of the
 * heading's name ("Install Direct link to Install"), and its own name would contain an id if the heading has markup.
 */
export function NamedHeading({as, children, ...props}: Props): ReactNode {
  // The theme only adds a link to headings with an id.
  const name = props.id === undefined ? '' : readText(children).trim();
  if (name === '' || typeof children === 'string') {
    return (
      <Heading as={as} {...props} {...(name === '' ? {} : {'aria-label': name})}>
        {children}
      </Heading>
    );
  }
  return (
    <HeadingWithLink as={MarkedUpHeading} level={as} markup={children} {...props} aria-label={name}>
      {name}
    </HeadingWithLink>
  );
}

type MarkedUpProps = Omit<Props, 'as'> & {level: Props['as']; markup: ReactNode};

// The theme passes its other props on to the element, which can be any component. Its types don't say so.
const HeadingWithLink = Heading as unknown as ComponentType<
  MarkedUpProps & {as: ComponentType<MarkedUpProps>}
>;

/** Replaces the text of the heading, which the theme has put before the link, with the heading's markup. */
function MarkedUpHeading({level: Level, markup, children, ...props}: MarkedUpProps): ReactNode {
  const [, link] = Children.toArray(children);
  return (
    <Level {...props}>
      {markup}
      {link}
    </Level>
  );
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
