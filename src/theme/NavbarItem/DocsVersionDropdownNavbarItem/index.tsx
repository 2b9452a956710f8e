// Replaces @theme/NavbarItem/DocsVersionDropdownNavbarItem: the original leads to a version's introduction whenever a page was renamed.
import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useCounterpart} from '@site/src/components/DocsVersions/useCounterpart';
import styles from './styles.module.css';

/** A list of the docs versions. Each leads to its page for the same need, and is the reader's version from then on. */
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
  // Empty in the HTML and in the first render.
  const place = useHistorySelector(({location}) => location.search + location.hash);

  const items = versions.map(version => {
    const counterpart = findCounterpart(version);
    const hasNoPage = activeDoc !== undefined && counterpart === undefined;
    return {
      label: hasNoPage ? (
        <span>
          {version.label} <small className={styles.note}>No such page: opens the start</small>
        </span>
      ) : (
        version.label
      ),
      to: counterpart === undefined ? version.path : keepPlace(counterpart, place),
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : displayedVersion?.label}
      to={mobile ? undefined : displayedVersion?.path}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={() => false}
    />
  );
}

/** Adds the query and the anchor of the open page, unless the other page is one section of a longer one. */
function keepPlace(path: string, place: string): string {
  return path.includes('#') ? path : path + place;
}
