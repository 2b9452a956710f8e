import type {ReactNode} from 'react';
import {Segments} from './Segments';
import {createSegments, joinSegments} from './tokens';
import {useTokens} from './useTokens';

type Props = {text: string};

/** A type as the editor shows it, coloured; each line ends with a line break. */
export function TypeText({text}: Props): ReactNode {
  const lines = useTokens(text, 'typescript').map(tokens => createSegments(tokens));
  return <Segments segments={joinSegments(lines)} />;
}
