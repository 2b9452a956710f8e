import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {createPlaces} from './content';
import styles from './cards.module.css';

/** Lists the places where the community meets or shows its work. */
export function Places(): ReactNode {
  return (
    <ul className={styles.cards}>
      {createPlaces().map(({name, href, text}) => (
        <li key={name}>
          <Link className={styles.card} href={href}>
            <strong>{name}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
