import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {isEditing} from './isEditing';
import {useSingleKeys} from './singleKeys';
import styles from './opener.module.css';

type Dialog = ComponentType<{onClose: () => void}>;

/** A button that opens the list of keyboard shortcuts. The key `?` opens it too. The code of the list is loaded when it is first opened. */
export function ShortcutsButton(): ReactNode {
  const [hasSingleKeys] = useSingleKeys();
  const [OpenDialog, setOpenDialog] = useState<Dialog>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    function openOnKey(event: KeyboardEvent): void {
      const {key, target, ctrlKey, metaKey, altKey} = event;
      if (key === '?' && !ctrlKey && !metaKey && !altKey && !isEditing(target) && !hasOpenDialog()) {
        event.preventDefault();
        open();
      }
    }
    if (!hasSingleKeys) {
      return undefined;
    }
    window.addEventListener('keydown', openOnKey);
    return () => window.removeEventListener('keydown', openOnKey);
  }, [hasSingleKeys]);

  function open(): void {
    import('./Dialog').then(
      ({default: Dialog}) => {
        setHasFailed(false);
        setOpenDialog(() => Dialog);
      },
      () => setHasFailed(true),
    );
  }

  return (
    <p className={clsx('needs-scripts', styles.opener)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.openButton)}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasSingleKeys ? '?' : undefined}
        onClick={open}
      >
        <Translate id="site.shortcuts.title" description="Heading of the list of keyboard shortcuts">
          Keyboard shortcuts
        </Translate>
        {hasSingleKeys && <kbd aria-hidden="true">?</kbd>}
      </button>{' '}
      <span role="status">
        {hasFailed &&
          translate({
            id: 'site.shortcuts.loadFailed',
            message: 'Couldn’t load the list. Check your connection and try again.',
            description: 'Status when the list of keyboard shortcuts could not be loaded',
          })}
      </span>
      {OpenDialog && <OpenDialog onClose={() => setOpenDialog(undefined)} />}
    </p>
  );
}

/** Returns whether search, the mobile menu or the list itself is open. */
function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open], [aria-modal=true]') !== null;
}
