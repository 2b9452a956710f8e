import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import translations from '@theme/SearchTranslations';
import {SlashSetting} from '../Search/slashShortcut';
import styles from './styles.module.css';

const texts = translations.modal?.footer ?? {};

/** The setting for the shortcut `/`, the keys of the modal and, if the site searches with Algolia, Algolia's logo. */
export function Footer({isHosted}: {isHosted: boolean}): ReactNode {
  const logo = useBaseUrl('/img/algolia.svg');
  return (
    <footer className={styles.footer}>
      <SlashSetting />
      {isHosted && (
        <Link className={styles.logo} to="https://www.algolia.com/developers">
          {texts.searchByText} <img src={logo} alt="Algolia" width="77" height="19" />
        </Link>
      )}
      <ul className={styles.keys}>
        <li>
          <kbd>↵</kbd>
          {texts.selectText}
        </li>
        <li>
          <kbd>↓</kbd>
          <kbd>↑</kbd>
          {texts.navigateText}
        </li>
        <li>
          <kbd>esc</kbd>
          {texts.closeText}
        </li>
      </ul>
    </footer>
  );
}
