import {useLocation} from '@docusaurus/router';
import {cleanPath} from '@site/src/shared/paths';

/** Returns the path of the current page in the form that the host serves. */
export function usePagePath(): string {
  return cleanPath(useLocation().pathname);
}
