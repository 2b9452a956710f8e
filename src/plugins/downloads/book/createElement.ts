import type {Element, ElementContent} from 'hast';

/** Creates an element of unified's syntax tree for HTML. */
export function createElement(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children};
}
