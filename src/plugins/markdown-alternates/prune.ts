import type {Element, ElementContent} from 'hast';
import {classNames, isElement, readProperty} from './hast';

/** What a page shows around its article, or for pointers and keyboards only. */
const skippedTags = new Set([
  'nav',
  'button',
  'script',
  'style',
  'svg',
  'template',
  'noscript',
  'form',
  'input',
  'select',
]);

const skippedClasses = new Set([
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'theme-doc-card-icon',
  'theme-edit-this-page',
  'pagination-nav',
  'live-pair-controls',
]);

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
    skippedTags.has(element.tagName) ||
    readProperty(element, 'ariaHidden') === 'true' ||
    readProperty(element, 'role') === 'status' ||
    classNames(element).some(name => skippedClasses.has(name))
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
