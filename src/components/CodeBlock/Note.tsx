import type {ReactNode} from 'react';
import clsx from 'clsx';
import * as classNames from '@site/src/shared/codeBlockClassNames';
import type {SampleNote} from '@site/src/shared/samples';
import {formatType} from './formatType';
import {TypeText} from './TypeText';

type Props = {note: SampleNote};

/** Shows a type or a compiler error below a line of code, with an arrow to its token. The copy button leaves notes out. */
export function Note({note}: Props): ReactNode {
  const isType = note.kind === 'type';
  return (
    <span className={clsx(classNames.note, isType ? classNames.typeNote : classNames.errorNote)}>
      <span className={classNames.noteIndent}>{' '.repeat(note.column)}</span>
      <span className={classNames.noteText}>
        {isType ? (
          <TypeText text={formatType(note.text)} />
        ) : (
          `error${note.code === undefined ? '' : ` TS${note.code}`}: ${note.text}\n`
        )}
      </span>
    </span>
  );
}
