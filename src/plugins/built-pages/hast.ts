import {fromParse5} from 'hast-util-from-parse5';
import type {Element, Nodes} from 'hast';
import type {Element as PageElement} from './html';

/** Converts an element of a built page to hast, unified's syntax tree for HTML. Returns an empty list if the element can't be converted. */
export function createHast(element: PageElement): Element[] {
  const tree = fromParse5(element);
  return tree.type === 'element' ? [tree] : [];
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

export function getClassNames({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

export function hasClass(element: Element, name: string): boolean {
  return getClassNames(element).includes(name);
}

/** Returns the rest of the first class name that starts with `prefix`: `ts` for the class `language-ts` and the prefix `language-`. */
export function readClassSuffix(element: Element, prefix: string): string | undefined {
  return getClassNames(element)
    .find(name => name.startsWith(prefix))
    ?.slice(prefix.length);
}

/** Returns the value of an attribute by its name in hast, such as `role` or `ariaLabel`. */
export function readProperty({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the descendants of `node` for which `test` returns true, in document order. Descendants of these elements aren't searched. */
export function selectAll(node: Element, test: (element: Element) => boolean): Element[] {
  return node.children.flatMap(child =>
    isElement(child) ? (test(child) ? [child] : selectAll(child, test)) : [],
  );
}

export function selectByClass(node: Element, name: string): Element[] {
  return selectAll(node, element => hasClass(element, name));
}

/** Returns a copy of an element without comments and without the descendants for which `test` returns true. */
export function removeElements(root: Element, test: (element: Element) => boolean): Element {
  return {
    ...root,
    children: root.children.flatMap(child =>
      isElement(child)
        ? test(child)
          ? []
          : removeElements(child, test)
        : child.type === 'text'
          ? child
          : [],
    ),
  };
}

/** Returns the text content of `node` without any changes. */
export function readText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(readText).join('') : '';
}

/** Returns the text content of `node` with white space collapsed. */
export function readCollapsedText(node: Nodes | undefined): string {
  return node ? readText(node).replace(/\s+/g, ' ').trim() : '';
}
