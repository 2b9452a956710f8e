import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {alternatePath} from '@site/src/shared/alternates';
import styles from './styles.module.css';
import {useCopyPage} from './useCopyPage';
import {useMenu} from './useMenu';

type Props = {
  /** Path of the page, with the base URL. */
  permalink: string;
  /** Address where the page's source can be edited. */
  editUrl: string | undefined;
};

/**
 * A menu at the title of a page: take the page along as Markdown, or mend it. A menu button as in
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function CopyPage({permalink, editUrl}: Props): ReactNode {
  const id = useId();
  const {isOpen, close, root, button, list, handleButtonKeyDown, handleMenuKeyDown, toggle} = useMenu();
  const {copy, status} = useCopyPage(alternatePath(permalink));

  return (
    <div ref={root} className={clsx('copy-page', styles.root)}>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={clsx('clean-btn', styles.button)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={toggle}
        onKeyDown={handleButtonKeyDown}
      >
        <span
          className={clsx(styles.icon, status.isCopied ? styles.copied : styles.copy)}
          aria-hidden="true"
        />
        Copy page
        <span className={clsx(styles.icon, styles.caret)} aria-hidden="true" />
      </button>
      {isOpen && (
        <div
          ref={list}
          role="menu"
          id={`${id}-menu`}
          aria-labelledby={`${id}-button`}
          className={styles.menu}
          onKeyDown={handleMenuKeyDown}
        >
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={clsx('clean-btn', styles.item)}
            onClick={() => {
              close();
              copy();
            }}
          >
            <span className={clsx(styles.icon, styles.copy)} aria-hidden="true" />
            <ItemText label="Copy as Markdown" hint="For an assistant or an issue" />
          </button>
          <Link
            // The file is no route of the app: the browser asks the server for it.
            href={`pathname://${alternatePath(permalink)}`}
            target="_self"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            onClick={close}
          >
            <span className={clsx(styles.icon, styles.text)} aria-hidden="true" />
            <ItemText label="View as Markdown" hint="Plain text, at an address to share" />
          </Link>
          {editUrl !== undefined && (
            <Link
              href={editUrl}
              target="_self"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              onClick={close}
            >
              <span className={clsx(styles.icon, styles.edit)} aria-hidden="true" />
              <ItemText label="Edit on GitHub" hint="Mend a mistake or add what is missing" />
            </Link>
          )}
        </div>
      )}
      <span role="status" className={clsx(styles.status, status.message !== '' && styles.said)}>
        {status.message}
      </span>
    </div>
  );
}

function ItemText({label, hint}: {label: string; hint: string}): ReactNode {
  return (
    <span className={styles.itemText}>
      <span className={styles.label}>{label}</span> <span className={styles.hint}>{hint}</span>
    </span>
  );
}
