import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {reasons} from './content';
import styles from './styles.module.css';

export function Reasons(): ReactNode {
  return (
    <ul className={styles.grid}>
      {reasons.map(({title, text, to, link}) => (
        <li key={title} className={styles.reason}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Link to={to}>{link}</Link>
        </li>
      ))}
    </ul>
  );
}
