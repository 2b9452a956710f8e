import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sponsors} from './content';
import styles from './styles.module.css';

export function Sponsors(): ReactNode {
  return (
    <dl className={styles.sponsors}>
      {sponsors.map(({tier, names}) => (
        <div key={tier} className={styles.tier}>
          <dt>{tier}</dt>
          <dd>
            <ul>
              {names.map(({name, href}) => (
                <li key={name}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
