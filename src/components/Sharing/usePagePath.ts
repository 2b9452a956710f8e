import {useLocation} from '@docusaurus/router';
import {cleanPath} from '@site/src/shared/paths';

/** Returns the path of the current page without `.html` or `/index.html` at its end. */
export function usePagePath(): string {
  return cleanPath(useLocation().pathname);
}
