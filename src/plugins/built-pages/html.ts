import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.Node;

/** Elements that aren't part of a page's text, such as controls, drawings and scripts. */
const nonTextTags = new Set([
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

/** Classes of elements that the theme adds around an article, and `not-content`, which a site can add to elements of its own. */
const chromeClasses = new Set([
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'theme-doc-card-icon',
  'theme-edit-this-page',
  'pagination-nav',
  'not-content',
]);

/** Returns whether an element isn't part of a page's content. Search records, Markdown alternates and feeds leave such elements out. */
export function isPageChrome(tagName: string, classNames: readonly string[]): boolean {
  return nonTextTags.has(tagName) || classNames.some(name => chromeClasses.has(name));
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find(attribute => attribute.name === name)?.value;
}

export function readClasses(element: Element): string[] {
  return (readAttribute(element, 'class') ?? '').split(/\s+/);
}

export function hasClass(element: Element, name: string): boolean {
  return readClasses(element).includes(name);
}

/** Returns the descendants of `node` for which `test` returns true, in document order. */
export function findElements(node: Node, test: (element: Element) => boolean): Element[] {
  if (!('childNodes' in node)) {
    return [];
  }
  return node.childNodes.flatMap(child => [
    ...(isElement(child) && test(child) ? [child] : []),
    ...findElements(child, test),
  ]);
}

/** Returns the text content of `node` with white space collapsed, without the elements for which `isSkipped` returns true. */
export function renderText(node: Node, isSkipped: (element: Element) => boolean = () => false): string {
  return collectText(node, isSkipped).join('').replace(/\s+/g, ' ').trim();
}

function collectText(node: Node, isSkipped: (element: Element) => boolean): string[] {
  if (node.nodeName === '#text' && 'value' in node) {
    return [node.value];
  }
  if (node.nodeName === 'br') {
    return [' '];
  }
  if (!('childNodes' in node) || (isElement(node) && isSkipped(node))) {
    return [];
  }
  return node.childNodes.flatMap(child => collectText(child, isSkipped));
}

/** Returns a map from the names of a page's `<meta name>` elements to their content. */
export function readMetaTags(document: Tree.Document): Map<string, string> {
  const metas = findElements(document, element => element.tagName === 'meta');
  return new Map(
    metas.flatMap(meta => {
      const name = readAttribute(meta, 'name');
      const content = readAttribute(meta, 'content');
      return name !== undefined && content !== undefined ? [[name, content] as const] : [];
    }),
  );
}
