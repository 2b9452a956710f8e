import type {ReactNode} from 'react';
import type {Segment} from './tokens';

type Props = {segments: Segment[]};

/** The text of a line: an element where there is a colour, text where there is none. */
export function Segments({segments}: Props): ReactNode {
  return segments.map(({className, text}, index) =>
    className ? (
      <span key={index} className={className}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
