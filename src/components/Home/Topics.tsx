import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './cards.module.css';
import {topics} from './content';

/** What visitors already use or will need soon, each with a link to its page. */
export function Topics(): ReactNode {
  return (
    <ul className={styles.cards}>
      {topics.map(({name, to, text}) => (
        <li key={name}>
          <Link className={styles.card} to={to}>
            <strong>{name}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
