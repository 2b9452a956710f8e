import type {Element, ElementContent} from 'hast';
import {
  getClassNames,
  hasClass,
  readCollapsedText,
  readProperty,
  readText,
  selectByClass,
} from '../../built-pages/hast';
import type {ClassNames} from '../options';

/** Converts a code block to its title and a `pre` element. Tokens keep one class name, such as `keyword`. */
export function convertCode(block: Element, names: ClassNames): Element {
  const [title] = selectByClass(block, 'theme-code-block-title');
  const [code] = selectTag(block, 'code');
  const markers = getMarkers(names);
  return {
    type: 'element',
    tagName: 'div',
    properties: {className: ['code']},
    children: [
      ...(title
        ? [createElement('p', ['code-title'], [{type: 'text', value: readCollapsedText(title)}])]
        : []),
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: {},
            children: trimEnd((code ?? block).children.flatMap(child => convertCodeNode(child, markers))),
          },
        ],
      },
    ],
  };
}

/** Returns the class names in the book of lines, by the class names on the site. */
function getMarkers(names: ClassNames): Map<string, string> {
  return new Map(
    (
      [
        [names.highlightedLine, 'highlighted'],
        [names.addedLine, 'added'],
        [names.removedLine, 'removed'],
        [names.errorLine, 'error'],
        [names.note, 'note'],
      ] as const
    ).filter(([name]) => name !== ''),
  );
}

function convertCodeNode(node: ElementContent, markers: ReadonlyMap<string, string>): ElementContent[] {
  if (node.type === 'text') {
    return [node];
  }
  if (node.type !== 'element') {
    return [];
  }
  const children = node.children.flatMap(child => convertCodeNode(child, markers));
  const markerNames = getClassNames(node).flatMap(name => markers.get(name) ?? []);
  const tokenName = hasClass(node, 'token') ? getClassNames(node).filter(name => name !== 'token') : [];
  const classNames = [...markerNames, ...tokenName];
  const id = readProperty(node, 'id');
  if (node.tagName === 'a') {
    return [{type: 'element', tagName: 'a', properties: {href: readProperty(node, 'href') ?? ''}, children}];
  }
  return classNames.length === 0 && id === undefined
    ? children
    : [createElement('span', classNames, children, id)];
}

/** Removes the line break at the end, which readers would show as an empty line. */
function trimEnd(children: ElementContent[]): ElementContent[] {
  const last = children.at(-1);
  if (last?.type === 'text') {
    return [...children.slice(0, -1), {...last, value: last.value.replace(/\n+$/, '')}];
  }
  return last?.type === 'element' && readText(last).endsWith('\n')
    ? [...children.slice(0, -1), {...last, children: trimEnd(last.children)}]
    : children;
}

function selectTag(element: Element, name: string): Element[] {
  return element.children.flatMap(child =>
    child.type === 'element' ? (child.tagName === name ? [child] : selectTag(child, name)) : [],
  );
}

function createElement(
  tagName: string,
  className: string[],
  children: ElementContent[],
  id?: string,
): Element {
  return {
    type: 'element',
    tagName,
    properties: {...(id !== undefined && {id}), ...(className.length > 0 && {className})},
    children,
  };
}
