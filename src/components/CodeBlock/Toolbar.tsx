import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {getCodeToCopy} from './codeToCopy';
import {EditButton} from './edit/EditButton';
import styles from './styles.module.css';
import {useCopy} from './useCopy';
import type {SampleEditor} from './edit/useSampleEditor';

type Props = {
  /** The title of the block, or a description. It's part of the names of the buttons. */
  name: string;
  pre: RefObject<HTMLPreElement | null>;
  code: string;
  language: string;
  lineClassNames: {[line: number]: string[]};
  /** Whether the block wraps long lines. Undefined if no line is wider than the block. */
  wrap: {isOn: boolean; toggle: () => void} | undefined;
  hasTypes: boolean;
  /** Undefined if readers can't edit the code. */
  editor: SampleEditor | undefined;
};

/** The buttons of a code block. They are rendered only in the browser, because they need JavaScript. */
export function Toolbar({
  name,
  pre,
  code,
  language,
  lineClassNames,
  wrap,
  hasTypes,
  editor,
}: Props): ReactNode {
  const {copy, status} = useCopy();
  const copyLabel = translate({id: 'site.code.copy', message: 'Copy code', description: 'Button'});
  const wrapLabel = translate({id: 'site.code.wrap', message: 'Wrap lines', description: 'Button'});
  const typesLabel = translate({id: 'site.code.showTypes', message: 'Show types', description: 'Button'});

  return (
    <div className={styles.toolbar}>
      {editor && (
        <EditButton
          name={name}
          canRun={editor.canRun}
          isOpen={editor.isOpen}
          hasEdits={editor.hasEdits}
          className={clsx('clean-btn', styles.button, styles.edit)}
          onClick={editor.toggle}
        />
      )}
      {hasTypes && (
        <button
          type="button"
          // This button is for mouse, touch and voice control. Keyboard users focus the code itself and press Enter.
          tabIndex={-1}
          className={clsx('clean-btn', styles.button, styles.types)}
          aria-label={`${typesLabel}: ${name}`}
          onClick={() => showTypes(pre.current)}
        >
          <Translate id="site.code.typesButton" description="Button that shows the types in a code block">
            Types
          </Translate>
        </button>
      )}
      {wrap && (
        <button
          type="button"
          className={clsx('clean-btn', styles.button, styles.wrap)}
          title={wrapLabel}
          aria-label={`${wrapLabel}: ${name}`}
          aria-pressed={wrap.isOn}
          onClick={wrap.toggle}
        />
      )}
      <button
        type="button"
        className={clsx('clean-btn', styles.button, styles.copy, status.isCopied && styles.copied)}
        title={copyLabel}
        aria-label={`${copyLabel}: ${name}`}
        onClick={() =>
          copy(getCodeToCopy(code, language, lineClassNames), pre.current?.querySelector('code'))
        }
      />
      {/* The icon shows a success. A failure needs words. */}
      {status.message !== '' && !status.isCopied && <p className={styles.message}>{status.message}</p>}
    </div>
  );
}

/** Opens the first type by sending an Enter key press to the block. This also works before the popup's script is loaded. */
function showTypes(pre: HTMLPreElement | null): void {
  pre?.focus({preventScroll: true});
  pre?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
}
