import type {Element, ElementContent} from 'hast';
import {isFrame} from '../pages';
import {classNames, isElement, readProperty} from './hast';

/** Without what only makes sense on the screen, and with absolute addresses. `base` is the page's own address. */
export function prune(element: Element, base: URL): Element {
  return {
    ...element,
    properties: {...element.properties, ...resolveAddresses(element, base)},
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
    isFrame(element.tagName, classNames(element)) ||
    readProperty(element, 'ariaHidden') === 'true' ||
    readProperty(element, 'role') === 'status'
  );
}

function resolveAddresses(element: Element, base: URL): Element['properties'] {
  const resolved: Element['properties'] = {};
  for (const name of ['href', 'src']) {
    const address = readProperty(element, name);
    if (address !== undefined) {
      resolved[name] = new URL(address, base).href;
    }
  }
  return resolved;
}
