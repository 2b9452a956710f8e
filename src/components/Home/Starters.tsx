import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {latestVersion} from '@site/src/shared/docsVersions';
import {createStarters} from './content';
import styles from './cards.module.css';

const examplesUrl = `https://github.com/trpc/trpc/tree/v${latestVersion.packageVersion}/examples`;

/** Lists example projects from the tRPC repository. */
export function Starters(): ReactNode {
  return (
    <ul className={styles.cards}>
      {createStarters().map(({name, folder, text}) => (
        <li key={folder}>
          <Link className={styles.card} href={`${examplesUrl}/${folder}`}>
            <strong>{name}</strong>
            <span>{text}</span>
            <code>{folder}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
