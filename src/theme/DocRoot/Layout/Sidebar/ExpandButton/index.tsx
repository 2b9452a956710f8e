// Replaces @theme/DocRoot/Layout/Sidebar/ExpandButton: the original isn't a `button` and handles every key, so readers can't leave it with
// the Tab key.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import styles from './styles.module.css';

export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      title={translate({
        id: 'theme.docs.sidebar.expandButtonTitle',
        message: 'Expand sidebar',
        description: 'The ARIA label and title attribute for expand button of doc sidebar',
      })}
      aria-label={translate({
        id: 'theme.docs.sidebar.expandButtonAriaLabel',
        message: 'Expand sidebar',
        description: 'The ARIA label and title attribute for expand button of doc sidebar',
      })}
      onClick={toggleSidebar}
    >
      <IconArrow className={styles.icon} />
    </button>
  );
}
