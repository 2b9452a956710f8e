import {useLocation} from '@docusaurus/router';
import {cleanPath} from '@site/src/shared/paths';

/** Path of the page that the reader sees, as the host serves it. */
export function usePagePath(): string {
  return cleanPath(useLocation().pathname);
}
