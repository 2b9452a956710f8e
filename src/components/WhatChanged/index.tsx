import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

type Props = {
  /** Id of the section of the migration guide that shows the same change. */
  guide: string;
  /** The change: a partial that the guide shows too. */
  children: ReactNode;
};

/** A closed block on a page of 10.x: how its subject was written in 9.x. */
export function WhatChanged({guide, children}: Props): ReactNode {
  const {version} = useDocsVersion();
  if (version !== 'current') {
    throw new Error(`<WhatChanged> belongs on pages of docs 10.x. Found it in version ${version}.`);
  }
  return (
    <details className={clsx('what-changed', styles.details)}>
      <summary className={styles.summary}>What changed since 9.x</summary>
      <div className={styles.content}>
        {children}
        <p>
          <Link to={`/docs/migrate-from-v9-to-v10#${guide}`}>This change in the migration guide</Link>
        </p>
      </div>
    </details>
  );
}
