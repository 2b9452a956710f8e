import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {createLimits} from './content';
import styles from './limits.module.css';

/** Lists the cases in which another tool is a better choice. */
export function Limits(): ReactNode {
  return (
    <ul className={styles.limits}>
      {createLimits().map(({title, text, to, link}) => (
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
