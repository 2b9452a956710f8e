// Replaces @theme/NavbarItem/DocsVersionDropdownNavbarItem: the original links to the start page of a version if the page has
// another name in that version.
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
 * A list of the docs versions. Each item links to the page on the same subject and stores the version as the reader's preferred version.
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
  // This is empty in the HTML of the build and during hydration.
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

/** Appends the open page's query string and hash to a path. Leaves a path with a hash unchanged, because it already leads to a section. */
function appendToPath(path: string, searchAndHash: string): string {
  return path.includes('#') ? path : path + searchAndHash;
}
