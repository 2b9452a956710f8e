// Replaces @theme/NavbarItem/DocsVersionDropdownNavbarItem: the original leads to a version's introduction whenever a page was renamed.
import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useCounterpart} from '@site/src/components/DocsVersions/useCounterpart';

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
  const {activeVersion} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const findCounterpart = useCounterpart();

  const items = versions.map(version => ({
    label: version.label,
    to: findCounterpart(version) ?? version.path,
    isActive: () => version === activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));

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
