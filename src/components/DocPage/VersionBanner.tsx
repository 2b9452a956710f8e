import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useCounterpart} from '../DocsVersions/useCounterpart';
import {useLinkedPages} from '../LinkedPages/useLinkedPages';
import styles from './versionBanner.module.css';

/**
 * Says that the docs version is unmaintained or unreleased, and links to the page about the same subject in the latest version. Unlike the
 * theme's banner, it's a region instead of an alert, because screen readers would announce an alert on every page.
 */
export function VersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  const latest = useLatestVersion(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const {titles} = useLinkedPages();
  const counterpart = useCounterpart()(latest);
  if (!banner) {
    return null;
  }
  const selectLatest = () => savePreferredVersionName(latest.name);
  return (
    <section
      className={clsx(ThemeClassNames.docs.docVersionBanner, styles.banner)}
      aria-label={translate({
        id: 'site.versionBanner.label',
        message: 'About this version',
        description: 'Name of the region that says that the docs version is unmaintained or unreleased',
      })}
    >
      <p>
        <VersionState />{' '}
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

function VersionState(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {banner, label} = useDocsVersion();
  const values = {siteTitle: siteConfig.title, versionLabel: <b>{label}</b>};
  return banner === 'unreleased' ? (
    <Translate
      id="theme.docs.versions.unreleasedVersionLabel"
      description="The label used to tell the user that he's browsing an unreleased doc version"
      values={values}
    >
      {'This is unreleased documentation for {siteTitle} {versionLabel} version.'}
    </Translate>
  ) : (
    <Translate
      id="theme.docs.versions.unmaintainedVersionLabel"
      description="The label used to tell the user that he's browsing an unmaintained doc version"
      values={values}
    >
      {'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'}
    </Translate>
  );
}
