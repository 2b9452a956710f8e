import {commitMetaName} from '@site/src/shared/buildCommit';

/** Only exists while the build renders pages. The plugin in src/plugins/build-commit defines it. */
declare const SERVER_BUILD_COMMIT: string;

/** Returns the commit from which the site was built, or undefined if it is unknown. */
export function getBuildCommit(): string | undefined {
  if (typeof document !== 'undefined') {
    return document.querySelector<HTMLMetaElement>(`meta[name="${commitMetaName}"]`)?.content;
  }
  return typeof SERVER_BUILD_COMMIT === 'undefined' ? undefined : SERVER_BUILD_COMMIT;
}
