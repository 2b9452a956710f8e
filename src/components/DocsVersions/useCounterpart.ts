import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {findCounterpart} from '@site/src/shared/pageMap';
import {createDocPath} from './docPath';

/**
 * Where a version answers the need of the open page, with the section's anchor if it is one section of a page;
 * undefined when it doesn't, or when no docs page is open.
 */
export function useCounterpart(): (version: GlobalVersion) => string | undefined {
  const {pathname} = useLocation();
  const {activeVersion} = useActiveDocContext(undefined);
  return version => {
    if (!activeVersion) {
      return undefined;
    }
    const page = pathname.slice(activeVersion.path.length + 1);
    const counterpart = findCounterpart(page, activeVersion.name, version.name);
    return counterpart === undefined ? undefined : createDocPath(version.path, counterpart);
  };
}
