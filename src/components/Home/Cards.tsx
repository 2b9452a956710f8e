import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './cards.module.css';
import type {Card} from './content';

/** Shows cards in a grid. The whole card is a link. */
export function Cards({cards}: {cards: readonly Card[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({name, to, text, folder}) => (
        <li key={name}>
          <Link className={styles.card} to={to}>
            <strong>{name}</strong>
            <span>{text}</span>
            {folder && <code>{folder}</code>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
