import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {places} from './content';
import styles from './cards.module.css';

/** Where people who use the toolkit are. */
export function Places(): ReactNode {
  return (
    <ul className={styles.cards}>
      {places.map(({name, href, text}) => (
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
