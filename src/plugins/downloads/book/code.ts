import type {Element, ElementContent} from 'hast';
import {
  getClassNames,
  hasClass,
  readCollapsedText,
  readProperty,
  readText,
  selectAll,
  selectByClass,
} from '../../built-pages/hast';
import type {ClassNames} from '../options';
import {createElement} from './createElement';

/** Converts a code block to its title and a `pre` element. Tokens keep one class name, such as `keyword`. */
export function convertCode(block: Element, names: ClassNames): Element {
  const [title] = selectByClass(block, 'theme-code-block-title');
  const [code = block] = selectAll(block, ({tagName}) => tagName === 'code');
  const markers = getMarkers(names);
  const lines = trimEnd(code.children.flatMap(child => convertCodeNode(child, markers)));
  return createElement('div', {className: ['code']}, [
    ...(title
      ? [createElement('p', {className: ['code-title']}, [{type: 'text', value: readCollapsedText(title)}])]
      : []),
    createElement('pre', {}, [createElement('code', {}, lines)]),
  ]);
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
    return [createElement('a', {href: readProperty(node, 'href') ?? ''}, children)];
  }
  return classNames.length === 0 && id === undefined
    ? children
    : [
        createElement(
          'span',
          {...(id !== undefined && {id}), ...(classNames.length > 0 && {className: classNames})},
          children,
        ),
      ];
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
