import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {users} from './content';
import styles from './users.module.css';

/** Open-source projects that use tRPC. Names only: their logos are theirs. */
export function Users(): ReactNode {
  return (
    <div className={styles.users}>
      <p>
        Open-source projects that use tRPC <span>(January 2023)</span>
      </p>
      <ul>
        {users.map(({name, href}) => (
          <li key={name}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
