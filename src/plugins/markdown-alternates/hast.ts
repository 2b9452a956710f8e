import {fromParse5} from 'hast-util-from-parse5';
import type {Element, ElementContent, Nodes, Root} from 'hast';
import type {Element as PageElement} from '../pages';

/** A copy of an element of a built page as the tree that unified's tools work on. */
export function createHast(element: PageElement): Element[] {
  const tree = fromParse5(element);
  return tree.type === 'element' ? [tree] : [];
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

export function classNames({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

export function hasClass(element: Element, name: string): boolean {
  return classNames(element).includes(name);
}

/** An attribute's value, by its name in hast: `dataLabel`, `ariaLabel`. */
export function readProperty({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The elements below `node` that `test` accepts, in document order; not those inside of an accepted one. */
export function selectAll(node: Root | Element, test: (element: Element) => boolean): Element[] {
  return node.children.flatMap(child =>
    isElement(child) ? (test(child) ? [child] : selectAll(child, test)) : [],
  );
}

/** All text below `node` as it stands in the page. */
export function readText(node: ElementContent | Root['children'][number]): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(readText).join('') : '';
}

/** The text below `node`, white space folded. */
export function readLine(node: ElementContent): string {
  return readText(node).replace(/\s+/g, ' ').trim();
}
