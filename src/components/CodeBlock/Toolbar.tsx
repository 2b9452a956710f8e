import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {getCodeToCopy} from './codeToCopy';
import styles from './styles.module.css';
import {useCodeWrap} from './useCodeWrap';
import {useCopy} from './useCopy';

type Props = {
  pre: RefObject<HTMLPreElement | null>;
  code: string;
  language: string;
  lineClassNames: {[line: number]: string[]};
  /** Whether a line is wider than the block. */
  hasOverflow: boolean;
  hasTypes: boolean;
};

/** The buttons of a code block. They are rendered only in the browser, because they need JavaScript. */
export function Toolbar({pre, code, language, lineClassNames, hasOverflow, hasTypes}: Props): ReactNode {
  const [wraps, toggleWrap] = useCodeWrap();
  const {copy, status} = useCopy();
  const typesLabel = translate({id: 'site.code.showTypes', message: 'Show types', description: 'Button'});
  const wrapLabel = translate({id: 'site.code.wrap', message: 'Wrap lines', description: 'Button'});
  const copyLabel = translate({id: 'site.code.copy', message: 'Copy code', description: 'Button'});

  return (
    <div className={styles.toolbar}>
      <span role="status" className={styles.status}>
        {status.message}
      </span>
      {hasTypes && (
        <button
          type="button"
          // This button is for mouse, touch and voice control. Keyboard users focus the code itself and use the arrow keys.
          tabIndex={-1}
          className={clsx('clean-btn', styles.button, styles.types)}
          title={typesLabel}
          aria-label={typesLabel}
          onClick={() => showTypes(pre.current)}
        />
      )}
      {(hasOverflow || wraps) && (
        <button
          type="button"
          className={clsx('clean-btn', styles.button, styles.wrap)}
          title={wrapLabel}
          aria-label={wrapLabel}
          aria-pressed={wraps}
          onClick={toggleWrap}
        />
      )}
      <button
        type="button"
        className={clsx('clean-btn', styles.button, styles.copy, status.isCopied && styles.copied)}
        title={copyLabel}
        aria-label={copyLabel}
        onClick={() =>
          copy(getCodeToCopy(code, language, lineClassNames), pre.current?.querySelector('code'))
        }
      />
    </div>
  );
}

/** Opens the first type by sending an Enter key press to the block. This also works before the popup's script is loaded. */
function showTypes(pre: HTMLPreElement | null): void {
  pre?.focus({preventScroll: true});
  pre?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
}
