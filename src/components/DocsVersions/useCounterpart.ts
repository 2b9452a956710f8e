import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {findCounterpart} from '@site/src/shared/pageMap';

/** Where a version answers the need of the open page; undefined when it doesn't, or when no docs page is open. */
export function useCounterpart(): (version: GlobalVersion) => string | undefined {
  const {pathname} = useLocation();
  const {activeVersion} = useActiveDocContext(undefined);
  return version => {
    if (!activeVersion) {
      return undefined;
    }
    const page = pathname.slice(activeVersion.path.length + 1);
    const counterpart = findCounterpart(page, activeVersion.name, version.name);
    return counterpart === undefined ? undefined : createDocPath(version, counterpart);
  };
}

/** Where the same path stands in a version, should it have one; for addresses that no version has. */
export function createDocPath(version: GlobalVersion, page: string): string {
  return page === '' ? version.path : `${version.path}/${page}`;
}

/** The docs version with this name. Throws when there is none. */
export function useVersionNamed(name: string): GlobalVersion {
  const version = useVersions(undefined).find(candidate => candidate.name === name);
  if (!version) {
    throw new Error(`There is no docs version named ${name}.`);
  }
  return version;
}
