import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {findCounterpart} from '@site/src/shared/pageMap';
import {createDocPath} from './docPath';

/**
 * Returns a function that finds the page of another docs version on the same subject as the current page. The result is a path, with an
 * anchor if the subject is one section of that page. It's undefined if there is no such page, or if the current page isn't a docs page.
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
