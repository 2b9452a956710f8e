import type {ReactNode} from 'react';
import {Segments} from './Segments';
import {createSegments, joinSegments} from './tokens';
import {useTokens} from './useTokens';

type Props = {text: string};

/** Renders a type with syntax highlighting. Each line ends with a line break. */
export function TypeText({text}: Props): ReactNode {
  const lines = useTokens(text, 'type').map(tokens => createSegments(tokens));
  return <Segments segments={joinSegments(lines)} />;
}
