// Replaces @theme/DocVersionBanner: a quiet region instead of an alert, with a link to the page that answers the same need.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import {useCounterpart} from '@site/src/components/DocsVersions/useCounterpart';
import {useLinkedPages} from '@site/src/components/LinkedPages/useLinkedPages';
import styles from './styles.module.css';

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  const latest = useLatestVersion(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const {titles} = useLinkedPages();
  const counterpart = useCounterpart()(latest);
  if (banner !== 'unmaintained') {
    return null;
  }
  const choose = () => savePreferredVersionName(latest.name);
  return (
    <section
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
      aria-label="About this version"
    >
      <p>
        This is documentation for tRPC <b>{label}</b>, which is no longer actively maintained.{' '}
        {counterpart === undefined ? (
          <>
            No page of {latest.label} took the place of this one:{' '}
            <Link to={latest.path} onClick={choose}>
              start of {latest.label}
            </Link>
          </>
        ) : (
          <>
            See{' '}
            <Link to={counterpart} onClick={choose}>
              {titles[counterpart] ?? 'the page on this subject'} ({latest.label})
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
