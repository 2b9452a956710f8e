// Replaces @theme/NavbarItem/DocsVersionDropdownNavbarItem: if the open page has a different name in another version, the original links to
// the start page of that version.
import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useCounterpart} from '@site/src/components/DocsVersions/useCounterpart';
import styles from './styles.module.css';

/**
 * A list of the docs versions. Each item links to the page about the same subject and saves the version as the reader's preferred one.
 */
export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: configuredVersions,
  mobile,
  ...props
}: Props): ReactNode {
  const versions = useVersions(docsPluginId);
  const [displayedVersion] = useDocsVersionCandidates(docsPluginId);
  const {activeDoc, activeVersion} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const findCounterpart = useCounterpart();
  // The value is an empty string in the HTML of the build and during hydration.
  const searchAndHash = useHistorySelector(({location}) => location.search + location.hash);

  const items = versions.map(version => {
    const counterpart = findCounterpart(version);
    const isMissing = activeDoc !== undefined && counterpart === undefined;
    return {
      label: isMissing ? (
        <span>
          {version.label}{' '}
          <small className={styles.note}>
            <Translate
              id="site.versionDropdown.missing"
              description="Shown next to a docs version that has no counterpart of the open page"
            >
              Not in this version. Opens its start page.
            </Translate>
          </small>
        </span>
      ) : (
        version.label
      ),
      to: counterpart === undefined ? version.path : appendToPath(counterpart, searchAndHash),
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        mobile
          ? translate({
              id: 'theme.navbar.mobileVersionsDropdown.label',
              message: 'Versions',
              description: 'The label for the navbar versions dropdown on mobile view',
            })
          : displayedVersion?.label
      }
      to={mobile ? undefined : displayedVersion?.path}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={() => false}
    />
  );
}

/** Appends the open page's query string and hash to a path. A path with a hash stays the same, because it already leads to a section. */
function appendToPath(path: string, searchAndHash: string): string {
  return path.includes('#') ? path : path + searchAndHash;
}
