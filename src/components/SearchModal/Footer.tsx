import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

const texts = translations.modal?.footer ?? {};

/** The keys of the modal and, if the site searches with Algolia, a link to Algolia. */
export function Footer({isHosted}: {isHosted: boolean}): ReactNode {
  return (
    <footer className={styles.footer}>
      {isHosted && (
        <Link className={styles.provider} to="https://www.algolia.com/developers">
          {texts.searchByText} Algolia
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
