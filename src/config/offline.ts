import type {Options} from '../plugins/offline/options';
import {versionFile} from '../shared/buildCommit';
import {docsVersions, getDocsRoute, getSearchTag} from '../shared/docsVersions';
import {recordsPath} from '../shared/search';

/** Path of the page on which readers choose what to keep. */
export const offlinePage = 'offline';

/** Whether readers can keep docs in their browser. `SITE_OFFLINE=off` turns this off, and removes what browsers have kept. */
export function isOfflineEnabled({SITE_OFFLINE: setting}: NodeJS.ProcessEnv): boolean {
  if (setting !== undefined && !['', 'on', 'off'].includes(setting)) {
    throw new Error(`SITE_OFFLINE: found \`${setting}\`, expected \`on\` or \`off\`.`);
  }
  return setting !== 'off';
}

/** What readers can keep: each docs version, and the pages outside the docs. `src/components/Offline` shows these parts. */
export function createOfflineOptions(hashedFolders: readonly string[]): Options {
  return {
    isEnabled: isOfflineEnabled(process.env),
    page: offlinePage,
    parts: [
      ...docsVersions.map(version => ({
        id: version.name,
        paths: [getDocsRoute(version).slice(1)],
        files: [recordsPath(getSearchTag(version))],
      })),
      {id: 'other', paths: ['']},
    ],
    shared: {
      pages: ['', offlinePage, 'search'],
      // Each search also looks in the pages outside the docs.
      files: [versionFile, recordsPath('default'), 'favicon.ico'],
    },
    hashedFolders: [...hashedFolders],
    waitFor: ['build-commit', 'code-samples', 'markdown-alternates', 'search-records'],
  };
}
