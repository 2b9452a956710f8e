import {ThemeClassNames} from '@docusaurus/theme-common';
import {decodeText} from '@site/src/clientModules/urlEncoding';

const {docTocDesktop, docTocMobile} = ThemeClassNames.docs;

/**
 * Returns the hash of the section that the reader sees: the one in the URL if its heading is visible, otherwise the one that the table of
 * contents marks. The hash is empty above the first heading.
 */
export function findVisibleSection(): string {
  const {hash} = window.location;
  const {top = -1} = document.getElementById(decodeText(hash.slice(1)))?.getBoundingClientRect() ?? {};
  if (top >= 0 && top < window.innerHeight) {
    return hash;
  }
  const selector = `:is(.${docTocDesktop}, .${docTocMobile}) a[aria-current]`;
  return document.querySelector<HTMLAnchorElement>(selector)?.hash ?? '';
}
