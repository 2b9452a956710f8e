import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sponsors} from './content';
import styles from './names.module.css';

/** Organisations that pay for the toolkit's work. Names only: their logos are theirs. */
export function Sponsors(): ReactNode {
  return (
    <dl className={styles.rows}>
      {sponsors.map(({tier, names}) => (
        <Row key={tier} term={`${tier} sponsors`} names={names} />
      ))}
    </dl>
  );
}

function Row({term, names}: {term: string; names: {name: string; href: string}[]}): ReactNode {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
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
  );
}
