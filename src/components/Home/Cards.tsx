import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './cards.module.css';
import type {Card} from './content';

type Props = {
  cards: readonly Card[];
  /** How phones show the cards. By default, they are rows of a list. `short` cards are in two columns, and `names` have no text. */
  onPhones?: 'list' | 'short' | 'names';
};

/** Shows cards in a grid. The whole card is a link. */
export function Cards({cards, onPhones = 'list'}: Props): ReactNode {
  return (
    <ul
      className={clsx(
        styles.cards,
        onPhones !== 'list' && styles.short,
        onPhones === 'names' && styles.namesOnly,
      )}
    >
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
