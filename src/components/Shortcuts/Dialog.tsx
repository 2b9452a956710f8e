import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import {listShortcuts} from './list';
import {SingleKeysSwitch} from './SingleKeysSwitch';
import styles from './dialog.module.css';

/** The list of all keyboard shortcuts, with the switch that turns single keys off. */
export default function Dialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing the dialog before React removes it returns the focus to the element that had it before.
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="site-shortcuts"
      onClose={onClose}
      onClick={event => {
        // The content covers the dialog, so only clicks on the backdrop have the dialog as their target.
        if (event.target === event.currentTarget) {
          onClose();
        }
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id="site-shortcuts">
            {translate({id: 'site.shortcuts.title', message: 'Keyboard shortcuts'})}
          </h2>
          <button
            type="button"
            className="clean-btn"
            aria-label={translate({
              id: 'site.shortcuts.close',
              message: 'Close the list of shortcuts',
              description: 'Label of the button that closes the list of keyboard shortcuts',
            })}
            onClick={onClose}
          >
            <IconClose width={16} height={16} strokeWidth={2} />
          </button>
        </header>
        {listShortcuts().map(({title, shortcuts}) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({action, keys}) => (
                <div key={action}>
                  <dt>{action}</dt>
                  <dd>
                    {keys.map(key => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <SingleKeysSwitch />
      </div>
    </dialog>,
    document.body,
  );
}
