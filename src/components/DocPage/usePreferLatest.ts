import {useEffect} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Makes the latest version the preferred one as soon as one of its pages is open, if the reader has chosen another version before. The
 * navbar and the search of all pages use the preferred version.
 */
export function usePreferLatest(): void {
  const {isLast, version} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  useEffect(() => {
    // The framework hasn't read its storage yet when a page has just been loaded.
    const chosen = createStorageSlot('docs-preferred-version-default').get();
    if (isLast && chosen !== null && chosen !== version) {
      savePreferredVersionName(version);
    }
  }, [isLast, version, savePreferredVersionName]);
}
