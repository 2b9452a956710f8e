import {
  createHast,
  getClassNames,
  hasClass,
  readCollapsedText,
  readProperty,
  selectAll,
  selectByClass,
} from '../../built-pages/hast';
import type {Element, ElementContent} from 'hast';
import {findElements, isPageChrome} from '../../built-pages/html';
import type {Page} from '../../built-pages/pages';
import type {ClassNames} from '../options';
import {convertCode} from './code';
import {createElement} from './createElement';

/** A page as simple HTML that e-readers understand: text, lists, tables, code, pictures and drawings. Links are still those of the site. */
export type ChapterContent = {
  title: string;
  body: ElementContent[];
};

/** Elements that stay. Others are replaced with their children. */
const keptTags = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd a code pre strong em b i s sub sup kbd mark br hr blockquote table caption thead tbody tfoot tr th td figure figcaption img div section header'.split(
    ' ',
  ),
);

/** Elements that have no children. */
const voidTags = new Set(['br', 'hr', 'img']);

/** Names of attributes in hast that stay. */
const keptProperties = ['id', 'href', 'src', 'alt', 'colSpan', 'rowSpan', 'scope', 'start', 'lang', 'dir'];

/** Class names that stay, by the class names of the theme. The style sheet of the book has rules for them. */
const keptClasses: Record<string, string> = {
  'theme-admonition': 'admonition',
  'theme-doc-version-banner': 'banner',
};

/** Converts the article of a page. Throws if the page has none. */
export function createChapter(page: Page, names: ClassNames): ChapterContent {
  const main = findElements(page.document, ({tagName}) => tagName === 'main').flatMap(createHast)[0];
  const title = main && selectAll(main, ({tagName}) => tagName === 'h1')[0];
  if (!main || !title) {
    throw new Error(
      `${page.file}: the page can't become a chapter. Found ${main ? 'no h1 in main' : 'no main element'}, expected an article with a title.`,
    );
  }
  const banners = selectByClass(main, 'theme-doc-version-banner');
  const articles = selectByClass(main, 'markdown');
  // Pages that list a category have a header and cards instead of Markdown.
  const roots =
    articles.length > 0 ? articles : selectAll(main, ({tagName}) => ['header', 'article'].includes(tagName));
  const [before, after] = splitAfterTitle(roots.flatMap(root => convertChildren(root, names)));
  return {
    title: readCollapsedText(title).replaceAll('\u200b', ''),
    body: [...before, ...banners.flatMap(banner => convert(banner, names)), ...after],
  };
}

/** Splits the content after the element with the title. */
function splitAfterTitle(content: ElementContent[]): [ElementContent[], ElementContent[]] {
  const index = content.findIndex(
    node =>
      node.type === 'element' &&
      (node.tagName === 'h1' || selectAll(node, ({tagName}) => tagName === 'h1').length > 0),
  );
  return [content.slice(0, index + 1), content.slice(index + 1)];
}

function convertChildren(parent: Element, names: ClassNames): ElementContent[] {
  return parent.children.flatMap(child => {
    if (child.type === 'text') {
      return [{type: 'text', value: child.value.replaceAll('\u200b', '')}];
    }
    return child.type === 'element' ? convert(child, names) : [];
  });
}

function convert(element: Element, names: ClassNames): ElementContent[] {
  const {tagName} = element;
  if (hasClass(element, 'theme-code-block')) {
    return [convertCode(element, names)];
  }
  if (readProperty(element, 'role') === 'img') {
    return convertDrawing(element);
  }
  if (isRemoved(element, names)) {
    return [];
  }
  const children = convertChildren(element, names);
  if (readProperty(element, 'role') === 'tabpanel') {
    const label = readProperty(element, 'dataLabel') ?? '';
    return [
      createElement('div', {className: ['variant']}, [createLabel(label, 'variant-label'), ...children]),
    ];
  }
  if (tagName === 'details') {
    return [createElement('div', {className: ['fold']}, children)];
  }
  if (tagName === 'summary') {
    return [createElement('p', {className: ['fold-title']}, children)];
  }
  if (tagName === 'a') {
    const heading = selectAll(element, child => /^h[1-6]$/.test(child.tagName))[0];
    if (heading) {
      return convertCard(element, heading, names);
    }
  }
  if (!keptTags.has(tagName)) {
    return children;
  }
  return [createElement(tagName, keepProperties(element), voidTags.has(tagName) ? [] : children)];
}

/** A link around a heading and a text becomes a heading with a link, because old e-readers only know links in a line of text. */
function convertCard(card: Element, heading: Element, names: ClassNames): ElementContent[] {
  const link = createElement('a', keepProperties(card), convertChildren(heading, names));
  const rest = card.children.filter(child => child !== heading);
  return [createElement(heading.tagName, {}, [link]), ...convertChildren({...card, children: rest}, names)];
}

/** A drawing is an SVG element. Of several drawings for different widths, the first one stays, which is the widest. */
function convertDrawing(element: Element): ElementContent[] {
  const label = readProperty(element, 'ariaLabel') ?? '';
  const [drawing] =
    element.tagName === 'svg' ? [element] : selectAll(element, ({tagName}) => tagName === 'svg');
  return drawing
    ? [createElement('div', {className: ['drawing']}, [labelDrawing(cleanDrawing(drawing), label)])]
    : [createElement('p', {}, [{type: 'text', value: label}])];
}

function labelDrawing(drawing: Element, label: string): Element {
  return {...drawing, properties: {...drawing.properties, role: 'img', ariaLabel: label}};
}

function cleanDrawing(element: Element): Element {
  const {focusable: _focusable, ariaHidden: _ariaHidden, style: _style, ...properties} = element.properties;
  return {
    ...element,
    properties,
    children: element.children.flatMap((child): ElementContent[] =>
      child.type === 'element' ? [cleanDrawing(child)] : child.type === 'text' ? [child] : [],
    ),
  };
}

function isRemoved(element: Element, {removed}: ClassNames): boolean {
  const classes = getClassNames(element);
  return (
    (isPageChrome(element.tagName, classes) && !classes.includes('theme-doc-version-banner')) ||
    ['tablist', 'status'].includes(readProperty(element, 'role') ?? '') ||
    readProperty(element, 'ariaHidden') === 'true' ||
    ['dialog', 'iframe'].includes(element.tagName) ||
    classes.some(name => removed.includes(name))
  );
}

function keepProperties(element: Element): Element['properties'] {
  const classes = getClassNames(element).flatMap(name => keptClasses[name] ?? []);
  return {
    ...Object.fromEntries(
      keptProperties.flatMap(name => {
        const value = readProperty(element, name);
        return value === undefined || value === '' ? [] : [[name, value]];
      }),
    ),
    ...(element.tagName === 'img' && {alt: readProperty(element, 'alt') ?? ''}),
    ...(classes.length > 0 && {className: classes}),
  };
}

function createLabel(text: string, className: string): Element {
  return createElement('p', {className: [className]}, [{type: 'text', value: text}]);
}
