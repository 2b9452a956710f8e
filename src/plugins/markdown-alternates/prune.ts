import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {isPageChrome} from '../built-pages/html';
import {getClassNames, readProperty, removeElements} from '../built-pages/hast';

/** Returns a copy of an element without controls and hidden elements, and with absolute URLs. `base` is the URL of the page. */
export function prune(element: Element, base: URL): Element {
  const pruned = removeElements(element, isSkipped);
  visit(pruned, 'element', descendant => {
    for (const name of ['href', 'src']) {
      const url = readProperty(descendant, name);
      if (url !== undefined) {
        descendant.properties = {...descendant.properties, [name]: new URL(url, base).href};
      }
    }
  });
  return pruned;
}

function isSkipped(element: Element): boolean {
  // The tabs of a tab list can be buttons. Their texts are needed as labels.
  return readProperty(element, 'role') === 'tab'
    ? false
    : isPageChrome(element.tagName, getClassNames(element)) ||
        readProperty(element, 'ariaHidden') === 'true' ||
        readProperty(element, 'role') === 'status';
}
