import type {Element, ElementContent} from 'hast';
import {isPageChrome} from '../built-pages/html';
import {getClassNames, isElement, readProperty} from './hast';

/** Returns a copy of an element without controls and hidden elements, and with absolute URLs. `base` is the URL of the page. */
export function prune(element: Element, base: URL): Element {
  return {
    ...element,
    properties: {...element.properties, ...resolveUrls(element, base)},
    children: element.children.flatMap(child => pruneChild(child, base)),
  };
}

function pruneChild(child: ElementContent, base: URL): ElementContent[] {
  if (child.type === 'text') {
    return [child];
  }
  return isElement(child) && !isSkipped(child) ? [prune(child, base)] : [];
}

function isSkipped(element: Element): boolean {
  return (
    isPageChrome(element.tagName, getClassNames(element)) ||
    readProperty(element, 'ariaHidden') === 'true' ||
    readProperty(element, 'role') === 'status'
  );
}

function resolveUrls(element: Element, base: URL): Element['properties'] {
  const resolved: Element['properties'] = {};
  for (const name of ['href', 'src']) {
    const url = readProperty(element, name);
    if (url !== undefined) {
      resolved[name] = new URL(url, base).href;
    }
  }
  return resolved;
}
