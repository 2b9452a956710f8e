import {Fragment, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SampleNote} from '@site/src/shared/samples';
import {Note} from './Note';
import {Segments} from './Segments';
import {createSegments, type Mark} from './tokens';
import {useTokens} from './useTokens';

type Props = {
  code: string;
  language: string;
  lineClassNames: {[line: number]: string[]};
  /** Number of the first line; without it lines have no numbers. */
  firstNumber: number | undefined;
  notes: SampleNote[];
};

// One object for all renders: React sets the HTML again whenever it sees another object.
const asServed = {__html: ''};

/**
 * The `code` element of a block. In a page that came from the server the lines are there already: React leaves them alone,
 * and nothing is tokenized or compared. They are rendered in the build, and in pages that a link opened.
 */
export function CodeLines(props: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const isBrowser = useIsBrowser();
  const [isServed, setIsServed] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);

  useLayoutEffect(() => {
    // The development server sends no lines, and React drops them when it recovers from a failed hydration.
    if (isServed && !code.current?.hasChildNodes()) {
      // Once at most, before the browser paints.
      setIsServed(false);
    }
  }, [isServed]);

  return isServed ? (
    <code key="served" ref={code} dangerouslySetInnerHTML={asServed} suppressHydrationWarning />
  ) : (
    <code key="rendered">
      <Lines {...props} />
    </code>
  );
}

function Lines({code, language, lineClassNames, firstNumber, notes}: Props): ReactNode {
  return useTokens(code, language).map((tokens, line) => {
    const lineNotes = notes.filter(note => note.line === line);
    const target = lineNotes.find(({kind}) => kind === 'target');
    return (
      <Fragment key={line}>
        <span
          id={target?.anchor}
          className={clsx(
            'token-line',
            lineClassNames[line],
            lineNotes.some(({kind}) => kind === 'error') && 'theme-code-block-error-line',
          )}
          data-line={firstNumber === undefined ? undefined : firstNumber + line}
        >
          <Segments segments={createSegments(tokens, lineNotes.filter(isMarked).map(createMark))} />
        </span>
        {lineNotes.filter(isText).map((note, index) => (
          <Note key={index} note={note} />
        ))}
      </Fragment>
    );
  });
}

/** Whether a note stands below its line. */
function isText({kind}: SampleNote): boolean {
  return kind === 'type' || kind === 'error';
}

/** Whether a note changes the token that it is about. */
function isMarked({kind}: SampleNote): boolean {
  return kind !== 'target';
}

function createMark({column, length, kind, text, anchor}: SampleNote): Mark {
  const className = `code-mark--${kind}`;
  return kind === 'definition' && anchor !== undefined
    ? {column, length, className, link: {anchor, title: text}}
    : {column, length, className};
}
