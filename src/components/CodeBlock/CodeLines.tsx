import {Fragment, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import * as classNames from '@site/src/shared/codeBlockClassNames';
import type {SampleNote} from '@site/src/shared/samples';
import {Note} from './Note';
import {Segments} from './Segments';
import {createSegments, type Mark} from './tokens';
import {useTokens} from './useTokens';

type Props = {
  code: string;
  language: string;
  lineClassNames: {[line: number]: string[]};
  /** Number of the first line, or undefined for a block without line numbers. */
  firstNumber: number | undefined;
  notes: SampleNote[];
};

// This object is shared by all renders. If React got a different object, it would set the HTML again.
const emptyHtml = {__html: ''};

/**
 * Renders the `code` element of a block. The HTML from the server already contains the lines. Hydration keeps them as they are, which
 * saves time. React renders the lines only in the build and after client-side navigation.
 */
export function CodeLines(props: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const isBrowser = useIsBrowser();
  const [usesServerHtml, setUsesServerHtml] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);

  useLayoutEffect(() => {
    // On the development server and after a hydration error, the element is empty and React has to render the lines.
    if (usesServerHtml && !code.current?.hasChildNodes()) {
      // This causes at most one more render, which happens before the browser paints.
      setUsesServerHtml(false);
    }
  }, [usesServerHtml]);

  return usesServerHtml ? (
    <code key="server" ref={code} dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />
  ) : (
    <code key="client">
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
            classNames.line,
            lineClassNames[line],
            lineNotes.some(({kind}) => kind === 'error') && classNames.errorLine,
          )}
          data-line={firstNumber === undefined ? undefined : firstNumber + line}
        >
          <Segments segments={createSegments(tokens, lineNotes.filter(marksToken).map(createMark))} />
        </span>
        {lineNotes.filter(isShownBelowLine).map((note, index) => (
          <Note key={index} note={note} />
        ))}
      </Fragment>
    );
  });
}

/** Returns whether a note is shown as text below its line. */
function isShownBelowLine({kind}: SampleNote): boolean {
  return kind === 'type' || kind === 'error';
}

/** Returns whether a note marks a token in its line. */
function marksToken({kind}: SampleNote): boolean {
  return kind !== 'target';
}

const markClassNames = {
  type: classNames.typeMark,
  error: classNames.errorMark,
  definition: classNames.definitionMark,
  target: '',
};

function createMark({column, length, kind, text, anchor}: SampleNote): Mark {
  const className = markClassNames[kind];
  return kind === 'definition' && anchor !== undefined
    ? {column, length, className, link: {anchor, title: text}}
    : {column, length, className};
}
