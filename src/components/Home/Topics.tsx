import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './cards.module.css';
import {createTopics} from './content';

/** Lists tools and tasks that visitors probably look for, each with a link to its page. */
export function Topics(): ReactNode {
  return (
    <ul className={styles.cards}>
      {createTopics().map(({name, to, text}) => (
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
