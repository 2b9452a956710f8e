import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {users} from './content';
import styles from './users.module.css';

/** Lists open-source projects that use tRPC. Only names are shown, because the logos belong to the projects. */
export function Users(): ReactNode {
  return (
    <div className={styles.users}>
      <p>
        <Translate id="site.home.users">Open-source projects that use tRPC</Translate>{' '}
        <span>
          <Translate id="site.home.users.date">(January 2023)</Translate>
        </span>
      </p>
      <ul translate="no">
        {users.map(({name, href}) => (
          <li key={name}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
