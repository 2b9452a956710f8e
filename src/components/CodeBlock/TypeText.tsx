import type {ReactNode} from 'react';
import {Segments} from './Segments';
import {createSegments, joinSegments} from './tokens';
import {markTypeNames} from './typeNames';
import {useTokens} from './useTokens';

type Props = {text: string};

/** Renders a type with syntax highlighting. Each line ends with a line break. */
export function TypeText({text}: Props): ReactNode {
  const lines = useTokens(text, 'typescript').map(tokens => createSegments(markTypeNames(tokens)));
  return <Segments segments={joinSegments(lines)} />;
}
