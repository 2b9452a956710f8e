// Replaces @theme/DocVersionBanner: the original is an alert, which screen readers announce on every page. This component is a region that
// links to the page about the same subject in the latest version.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
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
  const selectLatest = () => savePreferredVersionName(latest.name);
  return (
    <section
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
      aria-label={translate({
        id: 'site.versionBanner.label',
        message: 'About this version',
        description: 'Name of the region that says that the docs version is old',
      })}
    >
      <p>
        <Translate
          id="theme.docs.versions.unmaintainedVersionLabel"
          description="The label used to tell the user that he's browsing an unmaintained doc version"
          values={{siteTitle: 'tRPC', versionLabel: <b>{label}</b>}}
        >
          {'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'}
        </Translate>{' '}
        {counterpart === undefined ? (
          <Translate
            id="site.versionBanner.missing"
            description="Shown when the latest version has no counterpart of the page. {link} is a link to its start page"
            values={{
              version: latest.label,
              link: (
                <Link to={latest.path} onClick={selectLatest}>
                  <Translate
                    id="site.versionBanner.startPage"
                    description="Link to the start page of the latest version"
                    values={{version: latest.label}}
                  >
                    {'start page of {version}'}
                  </Translate>
                </Link>
              ),
            }}
          >
            {'{version} has no page on this subject. See the {link}.'}
          </Translate>
        ) : (
          <Translate
            id="site.versionBanner.counterpart"
            description="{link} is a link to the page on the same subject in the latest version"
            values={{
              link: (
                <Link to={counterpart} onClick={selectLatest}>
                  {titles[counterpart] ??
                    translate({
                      id: 'site.versionBanner.counterpartTitle',
                      message: 'the page on this subject',
                      description: 'Link text when the title of the linked page is unknown',
                    })}{' '}
                  ({latest.label})
                </Link>
              ),
            }}
          >
            {'See {link}'}
          </Translate>
        )}
      </p>
    </section>
  );
}
