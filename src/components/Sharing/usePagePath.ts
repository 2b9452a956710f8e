import {useLocation} from '@docusaurus/router';
import {cleanPath} from '@site/src/shared/paths';

/** Returns the path of the current page. Leaves out `.html` or `/index.html` at the end. */
export function usePagePath(): string {
  return cleanPath(useLocation().pathname);
}
