import {parse, serializeOuter, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {
  findElements,
  hasClass,
  isElement,
  readAttribute,
  readClasses,
  renderText,
  type Element,
  type Node,
} from '../../built-pages/html';
import type {Page} from '../../built-pages/pages';
import {relativePath, resolveLink, type Addresses} from '../addresses';

/** What is kept of a page. */
export type PageParts = {
  /** Attributes of the `html` element. */
  attributes: Map<string, string>;
  title: string;
  /** The sidebar and the page. */
  body: string;
  /** Id of the sidebar. Undefined for a page without one. */
  sidebarId: string | undefined;
  /** The files with types to which code blocks refer. */
  typesReferences: string[];
};

type Settings = {
  /** Classes of elements that only work on the site. */
  removedClasses: readonly string[];
  /** Attributes of `html` that scripts of the site need. */
  removedAttributes: readonly string[];
  /** Path of the site's start page. Breadcrumbs start with a link to it. */
  baseUrl: string;
  /** The file in the download to which this link leads instead. */
  startFile: string;
};

/** Elements that need the scripts of the site, or of which the download has its own. */
const removedTags = new Set(['script', 'style', 'noscript', 'template', 'dialog', 'link', 'iframe']);

/** Attributes that only scripts of the site read, and those that would load files from the site. */
const removedNames = new Set(['integrity', 'crossorigin', 'data-roving-focus', 'srcset']);

/**
 * Returns the parts of a page that work without the scripts of the site. Links become relative if their page is in the download, and
 * absolute otherwise.
 */
export function readPageParts(page: Page, addresses: Addresses, settings: Settings): PageParts {
  // The page's document belongs to all plugins, so this function changes a copy.
  const document = parse(page.html);
  const html = findElements(document, ({tagName}) => tagName === 'html')[0];
  const title = findElements(document, ({tagName}) => tagName === 'title')[0];
  const main = findElements(document, ({tagName}) => tagName === 'main')[0];
  if (!html || !main) {
    throw new Error(`${page.file}: the page can't be downloaded. Found no main element, expected one.`);
  }
  const root = findLayout(main);
  removeElements(root, element => isRemoved(element, settings.removedClasses));
  for (const element of [root, ...findElements(root, () => true)]) {
    element.attrs = element.attrs.filter(({name}) => !removedNames.has(name) && !name.startsWith('on'));
    for (const attribute of element.attrs) {
      if (attribute.name === 'href' || attribute.name === 'src') {
        attribute.value = isHomeLink(element, attribute.value, settings)
          ? relativePath(addresses.files.get(page.route) ?? '', settings.startFile)
          : resolveLink(attribute.value, page.route, addresses);
      }
    }
  }
  return {
    attributes: new Map(
      html.attrs
        .filter(({name}) => !settings.removedAttributes.includes(name))
        .map(({name, value}) => [name, value]),
    ),
    title: title ? renderText(title) : '',
    body: serializeOuter(root),
    sidebarId: findElements(root, element => hasClass(element, 'theme-doc-sidebar-container')).flatMap(
      element => readAttribute(element, 'id') ?? [],
    )[0],
    typesReferences: findElements(root, () => true).flatMap(
      element => readAttribute(element, 'data-types') ?? [],
    ),
  };
}

/** Returns the element with the page and its sidebar, which is the largest parent of `main` without a navbar or a footer. */
function findLayout(main: Element): Element {
  let layout = main;
  for (let parent = main.parentNode; parent && isElement(parent); parent = parent.parentNode) {
    if (
      findElements(parent, element => hasClass(element, 'navbar') || hasClass(element, 'footer')).length > 0
    ) {
      break;
    }
    layout = parent;
  }
  return layout;
}

function isHomeLink(element: Element, href: string, {baseUrl}: Settings): boolean {
  let parent: Tree.ParentNode | null = element.parentNode;
  while (parent && isElement(parent) && !hasClass(parent, 'theme-doc-breadcrumbs')) {
    parent = parent.parentNode;
  }
  return href === baseUrl && parent !== null && isElement(parent);
}

function isRemoved(element: Element, removedClasses: readonly string[]): boolean {
  const isButton = element.tagName === 'button' && readAttribute(element, 'role') !== 'tab';
  return (
    isButton ||
    removedTags.has(element.tagName) ||
    readAttribute(element, 'role') === 'status' ||
    readClasses(element).some(name => removedClasses.includes(name))
  );
}

function removeElements(root: Node, test: (element: Element) => boolean): void {
  if ('childNodes' in root) {
    root.childNodes = root.childNodes.filter(
      child => child.nodeName !== '#comment' && !(isElement(child) && test(child)),
    );
    root.childNodes.forEach(child => removeElements(child, test));
  }
}
