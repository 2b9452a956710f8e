import type {ReactNode, Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSingleKeys} from '@site/src/components/Shortcuts/singleKeys';
import styles from './styles.module.css';

type Props = {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  /** Called when the reader hovers over, touches or focuses the button. */
  onIntent: () => void;
};

export function SearchButton({ref, onClick, onIntent}: Props): ReactNode {
  const label = translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
    description: 'The placeholder of the input of the DocSearch pop-up modal',
  });
  const [hasSingleKeys] = useSingleKeys();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasSingleKeys ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
      onClick={onClick}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
    >
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <path d="m13.6 13.6 4 4M15.3 8.8a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
      </svg>
      <span className={styles.label}>{label}</span>
      <Shortcut />
    </button>
  );
}

/**
 * Shows the keyboard shortcut, which depends on the operating system. The HTML of the build therefore only reserves space for it. It is part
 * of the button's name, because the name has to contain all visible text (WCAG 2.5.3).
 */
function Shortcut(): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPod|iPad/i.test(navigator.platform);
  return (
    <span className={styles.keys}>
      {isBrowser && (
        <>
          <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
          <kbd>K</kbd>
        </>
      )}
    </span>
  );
}
