import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import {copiedCode} from './copiedCode';
import styles from './styles.module.css';
import {useCodeWrap} from './useCodeWrap';
import {useCopy} from './useCopy';

type Props = {
  pre: RefObject<HTMLPreElement | null>;
  code: string;
  language: string;
  lineClassNames: {[line: number]: string[]};
  /** Whether a line is too long for the block. */
  scrolls: boolean;
  hasTypes: boolean;
};

/** The buttons of a code block. Rendered in the browser only: without JavaScript they would do nothing. */
export function Toolbar({pre, code, language, lineClassNames, scrolls, hasTypes}: Props): ReactNode {
  const [wraps, toggleWrap] = useCodeWrap();
  const {copy, status} = useCopy();

  return (
    <div className={styles.toolbar}>
      <span role="status" className={styles.status}>
        {status.message}
      </span>
      {hasTypes && (
        <button
          type="button"
          // The code itself is the tab stop, and its arrow keys do the same: this one is for pointer, touch and speech.
          tabIndex={-1}
          className={clsx('clean-btn', styles.button, styles.types)}
          title="Show types"
          aria-label="Show types"
          onClick={() => showTypes(pre.current)}
        />
      )}
      {(scrolls || wraps) && (
        <button
          type="button"
          className={clsx('clean-btn', styles.button, styles.wrap)}
          title="Wrap lines"
          aria-label="Wrap lines"
          aria-pressed={wraps}
          onClick={toggleWrap}
        />
      )}
      <button
        type="button"
        className={clsx('clean-btn', styles.button, styles.copy, status.isCopied && styles.copied)}
        title="Copy code"
        aria-label="Copy code"
        onClick={() => copy(copiedCode(code, language, lineClassNames), pre.current?.querySelector('code'))}
      />
    </div>
  );
}

/** Does what the Enter key does on the code, whether what listens to it is loaded or not. */
function showTypes(pre: HTMLPreElement | null): void {
  pre?.focus({preventScroll: true});
  pre?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
}
