// Replaces @theme/DocRoot/Layout/Sidebar/ExpandButton: the original is no button and reacts to every key, so that Tab can't pass it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import styles from './styles.module.css';

export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      title="Expand sidebar"
      aria-label="Expand sidebar"
      onClick={toggleSidebar}
    >
      <IconArrow className={styles.icon} />
    </button>
  );
}
