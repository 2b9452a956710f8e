import {useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ScrollArea} from '../ScrollArea';
import styles from './enlargement.module.css';

type Props = {alt: string; children: ReactNode};

/** A button that shows the drawing of the page in a window, where it's larger and scrolls in both directions. */
export function Enlargement({alt, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = translate({
    id: 'site.diagram',
    message: 'Diagram',
    description: 'Name of a diagram that is shown in a window of its own, for screen readers',
  });
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();

  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
        <Translate id="site.diagram.enlarge">Enlarge</Translate>
      </button>
      <dialog
        ref={dialog}
        aria-label={name}
        className={styles.dialog}
        onClose={() => setOpen(false)}
        // The children fill the dialog, so a click on the dialog itself is a click on its backdrop.
        onClick={event => event.target === event.currentTarget && close()}
      >
        <div className={styles.content}>
          <button type="button" className={styles.close} onClick={close}>
            <Translate id="site.diagram.close">Close</Translate>
          </button>
          {isOpen && (
            <ScrollArea label={name}>
              <div role="img" aria-label={alt} className={styles.drawing}>
                {children}
              </div>
            </ScrollArea>
          )}
        </div>
      </dialog>
    </>
  );
}
