import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Segment} from './tokens';

type Props = {segments: Segment[]};

/** Renders the segments of a line: links to definitions, spans for coloured text, and plain text nodes for everything else. */
export function Segments({segments}: Props): ReactNode {
  return segments.map(({className, text, link}, index) =>
    link ? (
      // A plain link to a line of the same page also works before hydration.
      // eslint-disable-next-line @docusaurus/no-html-links
      <a
        key={index}
        className={className}
        href={`#${link.anchor}`}
        title={translate(
          {
            id: 'site.code.definition',
            message: 'Go to the definition in {sample}',
            description:
              'Title of a link from a name in a code sample; {sample} is the title of another sample',
          },
          {sample: link.title},
        )}
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
