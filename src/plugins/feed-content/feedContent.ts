import {defaultTreeAdapter, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import * as codeBlock from '../../shared/codeBlockClassNames';
import {
  findElements,
  hasClass,
  isElement,
  isPageChrome,
  readAttribute,
  readClasses,
  renderText,
  type Element,
  type Node,
} from '../built-pages/html';

/**
 * Renders a built post as plain HTML without controls, classes or styles. All tabs are open, code isn't highlighted, and URLs are absolute.
 * `html` is the content of the post's container, and `base` is the URL of the post.
 */
export function renderFeedContent(html: string, base: URL): string {
  const fragment = parseFragment(html);
  fragment.childNodes = fragment.childNodes.flatMap(node => rewrite(node, base));
  return serialize(fragment).trim();
}

const keptAttributes = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'datetime',
  'start',
  'id',
]);

function rewrite(node: Tree.ChildNode, base: URL): Tree.ChildNode[] {
  if (!isElement(node)) {
    return node.nodeName === '#text' ? [node] : [];
  }
  if (isSkipped(node)) {
    return [];
  }
  if (hasClass(node, codeBlock.block)) {
    return createCodeElements(node);
  }
  if (readAttribute(node, 'role') === 'img') {
    return [createElement('p', [`Diagram: ${readAttribute(node, 'aria-label') ?? ''}`])];
  }
  const children = node.childNodes.flatMap(child => rewrite(child, base));
  if (node.tagName === 'span') {
    return children;
  }
  const label = readAttribute(node, 'role') === 'tabpanel' ? readAttribute(node, 'data-label') : undefined;
  return [
    ...(label === undefined ? [] : [createLabel(label)]),
    createElement(node.tagName, children, readAttributes(node, base)),
  ];
}

function isSkipped(element: Element): boolean {
  return (
    isPageChrome(element.tagName, readClasses(element)) ||
    ['tablist', 'status'].includes(readAttribute(element, 'role') ?? '') ||
    readAttribute(element, 'aria-hidden') === 'true'
  );
}

function readAttributes(element: Element, base: URL): Element['attrs'] {
  return element.attrs
    .filter(({name, value}) => keptAttributes.has(name) && value !== '')
    .map(({name, value}) => ({
      name,
      value: name === 'href' || name === 'src' ? new URL(value, base).href : value,
    }));
}

/** Returns the title of a code block as a label, followed by the code. Types and errors become comments below their lines. */
function createCodeElements(block: Element): Element[] {
  const [title] = findElements(block, element => hasClass(element, codeBlock.title));
  const lines = findElements(
    block,
    element => hasClass(element, codeBlock.line) || hasClass(element, codeBlock.note),
  );
  const [code] = findElements(block, element => element.tagName === 'code');
  const text = lines.length > 0 ? lines.map(renderLine).join('\n') : code ? readText(code) : '';
  return [
    ...(title ? [createLabel(renderText(title))] : []),
    createElement('pre', [createElement('code', [text.trimEnd()])]),
  ];
}

function renderLine(line: Element): string {
  const text = readText(line).replace(/\n$/, '');
  if (!hasClass(line, codeBlock.note)) {
    return text;
  }
  const prefix = hasClass(line, codeBlock.typeNote) ? '^? ' : '';
  return text
    .trim()
    .split('\n')
    .map((textLine, index) => `// ${index === 0 ? prefix : ''}${textLine}`)
    .join('\n');
}

function readText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}

function createLabel(text: string): Element {
  return createElement('p', [createElement('strong', [text])]);
}

function createElement(
  tagName: string,
  children: (Tree.ChildNode | string)[],
  attributes: Element['attrs'] = [],
): Element {
  // TypeScript doesn't know that this is the HTML namespace. No other namespace is needed, because SVG drawings are replaced with text.
  const element = defaultTreeAdapter.createElement(
    tagName,
    'http://www.w3.org/1999/xhtml' as Element['namespaceURI'],
    attributes,
  );
  for (const child of children) {
    if (typeof child === 'string') {
      defaultTreeAdapter.insertText(element, child);
    } else {
      defaultTreeAdapter.appendChild(element, child);
    }
  }
  return element;
}
