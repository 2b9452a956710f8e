import {useLocation} from '@docusaurus/router';
import {useActiveDocContext, useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {createDocPath} from './docPath';
import {findCounterpart} from './findCounterpart';

/**
 * Returns a function that finds the counterpart of the current page in another docs version, which is the page on the same subject. The
 * function returns a path, with an anchor if the counterpart is only a section. It returns undefined if the current page has no counterpart
 * or isn't a docs page.
 */
export function useCounterpart(docsPluginId?: string): (version: GlobalVersion) => string | undefined {
  const {pathname} = useLocation();
  const {activeVersion} = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  return version => {
    if (!activeVersion) {
      return undefined;
    }
    const page = pathname.slice(activeVersion.path.length + 1);
    const counterpart = findCounterpart(page, activeVersion, version, versions);
    return counterpart === undefined ? undefined : createDocPath(version.path, counterpart);
  };
}
