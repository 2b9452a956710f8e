import type {ReactNode} from 'react';
import type {Segment} from './tokens';

type Props = {segments: Segment[]};

/** The text of a line: an element where there is a colour, text where there is none, a link where a definition is known. */
export function Segments({segments}: Props): ReactNode {
  return segments.map(({className, text, link}, index) =>
    link ? (
      // The browser's own link: it works before React does, and leads to a line of this page.
      // eslint-disable-next-line @docusaurus/no-html-links
      <a
        key={index}
        className={className}
        href={`#${link.anchor}`}
        title={`Go to the definition in ${link.title}`}
      >
        {text}
      </a>
    ) : className ? (
      <span key={index} className={className}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
