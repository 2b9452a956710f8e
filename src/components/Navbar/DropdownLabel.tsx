import type {ReactNode} from 'react';
import styles from './mobileDropdown.module.css';

/** The content of a button in the mobile menu: what readers can choose, and the current choice at the end of the row. */
export function DropdownLabel({name, value}: {name: string; value: string | undefined}): ReactNode {
  return (
    <>
      {name} <span className={styles.value}>{value}</span>
    </>
  );
}
