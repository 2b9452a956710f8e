import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {alternatePath} from '../Sharing/alternatePath';
import styles from './styles.module.css';
import {useCopyPage} from './useCopyPage';
import {useMenu} from './useMenu';

type Props = {
  /** Path of the page, including the base URL. */
  permalink: string;
  /** URL where readers can edit the page's source. */
  editUrl: string | undefined;
};

/**
 * Shows the “Copy page” menu next to the title of a page. With the menu, readers can copy or view the page as Markdown, or edit the page.
 * The menu follows the menu button pattern of the ARIA Authoring Practices: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
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
        <span className={styles.name}>
          <Translate id="site.copyPage" description="Button that opens a menu">
            Copy page
          </Translate>
        </span>
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
            <ItemText
              label={translate({
                id: 'site.copyPage.copy',
                message: 'Copy as Markdown',
                description: 'Menu item',
              })}
              hint={translate({
                id: 'site.copyPage.copy.hint',
                message: 'For an AI assistant or an issue',
                description: 'Below the menu item “Copy as Markdown”',
              })}
            />
          </button>
          <Link
            // `pathname://` makes the browser request the file from the server, because it isn't a route of the app.
            href={`pathname://${alternatePath(permalink)}`}
            target="_self"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            onClick={close}
          >
            <span className={clsx(styles.icon, styles.text)} aria-hidden="true" />
            <ItemText
              label={translate({
                id: 'site.copyPage.view',
                message: 'View as Markdown',
                description: 'Menu item',
              })}
              hint={translate({
                id: 'site.copyPage.view.hint',
                message: 'Plain text with a link to share',
                description: 'Below the menu item “View as Markdown”',
              })}
            />
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
              <ItemText
                label={translate({
                  id: 'site.copyPage.edit',
                  message: 'Edit on GitHub',
                  description: 'Menu item',
                })}
                hint={translate({
                  id: 'site.copyPage.edit.hint',
                  message: 'Fix a mistake or add something',
                  description: 'Below the menu item “Edit on GitHub”',
                })}
              />
            </Link>
          )}
        </div>
      )}
      <span role="status" className={clsx(styles.status, status.message !== '' && styles.visible)}>
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
