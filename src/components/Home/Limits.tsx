import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {limits} from './content';
import styles from './limits.module.css';

/** Cases in which another tool serves better. */
export function Limits(): ReactNode {
  return (
    <ul className={styles.limits}>
      {limits.map(({title, text, to, link}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            {text} <Link to={to}>{link}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
