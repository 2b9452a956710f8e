import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {starters} from './content';
import styles from './cards.module.css';

const examples = 'https://github.com/trpc/trpc/tree/v10.8.1/examples';

/** Projects of the toolkit's repository to start from. */
export function Starters(): ReactNode {
  return (
    <ul className={styles.cards}>
      {starters.map(({name, folder, text}) => (
        <li key={folder}>
          <Link className={styles.card} href={`${examples}/${folder}`}>
            <strong>{name}</strong>
            <span>{text}</span>
            <code>{folder}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
