// Replaces @theme/DocVersionBanner: a quiet region instead of an alert, with a link to the page that answers the same need.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import {useCounterpart} from '@site/src/components/DocsVersions/useCounterpart';
import styles from './styles.module.css';

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  const {activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const counterpart = useCounterpart()(latest);
  if (banner !== 'unmaintained') {
    return null;
  }
  const isIntroduction = activeDoc?.id === latest.mainDocId;
  return (
    <section
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
      aria-label="About this version"
    >
      <p>
        This is documentation for tRPC <b>{label}</b>, which is no longer actively maintained.{' '}
        <Link to={counterpart ?? latest.path} onClick={() => savePreferredVersionName(latest.name)}>
          {isIntroduction || counterpart === undefined
            ? `The documentation of ${latest.label}`
            : `This subject in ${latest.label}`}
        </Link>
      </p>
    </section>
  );
}
