import {useState, type RefObject} from 'react';
import {line} from '@site/src/shared/codeBlockClassNames';

/** The additional indentation of the second row of a wrapped line, in characters. */
const hangingIndent = 2;

type Wrap = {
  wraps: boolean;
  /** Whether the reader has toggled it, even if lines don't wrap any more. */
  isUsed: boolean;
  toggleWrap: () => void;
};

/** Returns whether a code block wraps long lines, and a function that toggles this. */
export function useWrap(pre: RefObject<HTMLElement | null>): Wrap {
  const [wraps, setWraps] = useState<boolean>();

  function toggleWrap(): void {
    // The further rows of a line start to the right of its first character. The style sheet can't count the spaces before it.
    pre.current?.querySelectorAll<HTMLElement>(`.${line}`).forEach(element => {
      const indent = element.textContent.search(/\S|$/) + hangingIndent;
      element.style.setProperty('--indent', `${indent}ch`);
    });
    setWraps(!wraps);
  }

  return {wraps: wraps === true, isUsed: wraps !== undefined, toggleWrap};
}
