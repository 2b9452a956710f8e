// Replaces @theme/LastUpdated: the original creates an `Intl` formatter on each docs page. Here the date looks as it does in the blog.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {UpdatedDate} from '@site/src/components/Dates/UpdatedDate';
import styles from './styles.module.css';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  return typeof lastUpdatedAt === 'number' ? (
    <span className={clsx(ThemeClassNames.common.lastUpdated, styles.date)}>
      <UpdatedDate date={new Date(lastUpdatedAt).toISOString()} />
    </span>
  ) : null;
}
