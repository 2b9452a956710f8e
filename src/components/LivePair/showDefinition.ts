import type {MouseEvent} from 'react';
import {definitionMark} from '@site/src/shared/codeBlockClassNames';

/**
 * Prepares a live pair for a click on a link from a name in the client file to its definition in the server file. On phones, the click opens
 * the tab of the server file. If the definition is already visible, the click highlights it without scrolling.
 */
export function showDefinition({target, currentTarget: pair}: MouseEvent<HTMLElement>): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a.${definitionMark}`);
  const line = link && document.getElementById(link.hash.slice(1));
  if (!line) {
    return;
  }
  const serverTab = pair.querySelector<HTMLInputElement>('[value="server"]');
  if (serverTab) {
    serverTab.checked = true;
  }
  const {top, bottom} = line.getBoundingClientRect();
  const paddingTop = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  // The browser and the router scroll until the line has this distance from the top of the window, so its current distance stops both.
  const isVisible = top >= paddingTop && bottom <= window.innerHeight;
  line.style.scrollMarginBlockStart = isVisible ? `${top - paddingTop}px` : '';
}
