import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {useHistorySelector} from '@docusaurus/theme-common';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {findVisibleSection} from '../DocsVersions/findVisibleSection';
import {useCounterpart} from '../DocsVersions/useCounterpart';
import {DropdownLabel} from './DropdownLabel';
import {selectVersions} from './versionItems';
import styles from './versionDropdown.module.css';

/**
 * A list of the docs versions. Each item links to the page about the same subject and saves the version as the reader's preferred one. A
 * click leads to the section that the reader sees. If the open page has a different name in another version, the theme's navbar item would link to the start page of that version.
 */
export function VersionDropdown({
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: option,
  mobile,
  ...props
}: Props): ReactNode {
  const versions = selectVersions(useVersions(docsPluginId), option);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const displayed =
    candidates.map(candidate => versions.find(({version}) => version === candidate)).find(Boolean) ??
    versions[0];
  const {activeDoc, activeVersion} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const findCounterpart = useCounterpart(docsPluginId);
  const history = useHistory();
  // The value is an empty string in the HTML of the build and during hydration.
  const searchAndHash = useHistorySelector(({location}) => location.search + location.hash);

  const versionItems = versions.map(({version, label}) => {
    const counterpart = findCounterpart(version);
    const isMissing = activeDoc !== undefined && counterpart === undefined;
    return {
      label: isMissing ? (
        <span>
          {label}{' '}
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
        label
      ),
      to: counterpart === undefined ? version.path : appendToPath(counterpart, searchAndHash),
      isActive: () => version === activeVersion,
      onClick(event: MouseEvent) {
        savePreferredVersionName(version.name);
        const opensHere = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (counterpart !== undefined && opensHere) {
          event.preventDefault();
          history.push(appendToPath(counterpart, window.location.search + findVisibleSection()));
        }
      },
    };
  });

  const items = [...dropdownItemsBefore, ...versionItems, ...dropdownItemsAfter];
  if (items.length <= 1) {
    return (
      <DefaultNavbarItem
        {...props}
        mobile={mobile}
        label={displayed?.label}
        to={displayed?.version.path}
        isActive={dropdownActiveClassDisabled ? () => false : undefined}
      />
    );
  }
  return (
    // The button is never marked as active, so `dropdownActiveClassDisabled` has no effect on it.
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        mobile ? (
          <DropdownLabel
            name={translate({
              id: 'theme.navbar.mobileVersionsDropdown.label',
              message: 'Versions',
              description: 'The label for the navbar versions dropdown on mobile view',
            })}
            value={displayed?.label}
          />
        ) : (
          displayed?.label
        )
      }
      aria-label={
        mobile
          ? undefined
          : translate(
              {
                id: 'site.versionDropdown.label',
                message: 'Docs version: {version}',
                description: 'Name of the button that lists the docs versions, for screen readers',
              },
              {version: displayed?.label ?? ''},
            )
      }
      items={items}
    />
  );
}

/** Appends the open page's query string and hash to a path. A path with a hash stays the same, because it already leads to a section. */
function appendToPath(path: string, searchAndHash: string): string {
  return path.includes('#') ? path : path + searchAndHash;
}
