import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SlashSetting} from '../Search/slashShortcut';
import styles from './styles.module.css';

/** The setting for the shortcut `/`, the keys of the modal and, if the site searches with Algolia, Algolia's logo. */
export function Footer({isHosted}: {isHosted: boolean}): ReactNode {
  const logo = useBaseUrl('/img/algolia.svg');
  return (
    <footer className={styles.footer}>
      <SlashSetting />
      {isHosted && (
        <Link className={styles.logo} to="https://www.algolia.com/developers">
          <Translate
            id="theme.SearchModal.footer.searchByText"
            description="The 'Powered by' text for footer"
          >
            Powered by
          </Translate>{' '}
          <img src={logo} alt="Algolia" width="77" height="19" />
        </Link>
      )}
      <ul className={styles.keys}>
        <li>
          <kbd>↵</kbd>
          <Translate id="theme.SearchModal.footer.selectText" description="The select text for footer">
            Select
          </Translate>
        </li>
        <li>
          <kbd>↓</kbd>
          <kbd>↑</kbd>
          <Translate id="theme.SearchModal.footer.navigateText" description="The navigate text for footer">
            Navigate
          </Translate>
        </li>
        <li>
          <kbd>esc</kbd>
          <Translate id="theme.SearchModal.footer.closeText" description="The close text for footer">
            Close
          </Translate>
        </li>
      </ul>
    </footer>
  );
}
