import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

type Props = {
  /** Anchor of the section in the migration guide that describes the same change. */
  guide: string;
  /** The partial that describes the change. The migration guide contains it too. */
  children: ReactNode;
};

/** Shows a collapsed block that describes what has changed since 9.x. It's used on pages of docs 10.x. */
export function WhatChanged({guide, children}: Props): ReactNode {
  const {version} = useDocsVersion();
  if (version !== 'current') {
    throw new Error(
      `<WhatChanged> is only for pages of docs 10.x. Found it in version ${version}. Remove it.`,
    );
  }
  return (
    <details className={clsx('what-changed', styles.details)}>
      <summary className={styles.summary}>
        <Translate id="site.whatChanged" description="Heading of a collapsed block">
          What changed since 9.x
        </Translate>
      </summary>
      <div className={styles.content}>
        {children}
        <p>
          <Link to={`/docs/migrate-from-v9-to-v10#${guide}`}>
            <Translate id="site.whatChanged.guide" description="Link at the end of “What changed since 9.x”">
              This change in the migration guide
            </Translate>
          </Link>
        </p>
      </div>
    </details>
  );
}
