import type {ReactNode} from 'react';
import type {SampleNote} from '@site/src/shared/samples';
import {formatType} from './formatType';
import {TypeText} from './TypeText';

type Props = {note: SampleNote};

/** Shows a type or a compiler error below a line of code, with an arrow to its token. The copy button leaves notes out. */
export function Note({note}: Props): ReactNode {
  return (
    <span className={`code-note code-note--${note.kind}`}>
      <span className="code-note-indent">{' '.repeat(note.column)}</span>
      <span className="code-note-text">
        {note.kind === 'type' ? (
          <TypeText text={formatType(note.text)} />
        ) : (
          `error${note.code === undefined ? '' : ` TS${note.code}`}: ${note.text}\n`
        )}
      </span>
    </span>
  );
}
