import type {Element, Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {findElements, readAttribute, readMetaTags} from '../built-pages/html';
import type {Page} from '../built-pages/pages';
import {handlers} from './handlers';
import {createHast, hasClass, readCollapsedText, selectAll} from './hast';
import {prune} from './prune';

/** Returns the path in a page's `<link rel="alternate">` with the given media type, or undefined if the page has no such link. */
export function readAlternatePath({document}: Page, type: string): string | undefined {
  const link = findElements(
    document,
    element =>
      element.tagName === 'link' &&
      readAttribute(element, 'rel') === 'alternate' &&
      readAttribute(element, 'type') === type,
  )[0];
  return link && readAttribute(link, 'href');
}

/**
 * Renders a built page as Markdown. It starts with the title, the description, the URL and the version. The article follows, including the
 * text of components, partials and hidden tabs. Links become absolute URLs with the site's `origin`. Throws if the page has no article.
 */
export function renderAlternate(page: Page, origin: string): string {
  const pageUrl = new URL(page.route, origin);
  const main = findElements(page.document, element => element.tagName === 'main').flatMap(createHast)[0];
  const title = main && selectAll(main, element => element.tagName === 'h1')[0];
  if (!main || !title) {
    throw new Error(
      `${page.file}: the page can't be converted to Markdown. Found ${main ? 'no h1 in main' : 'no main element'}, expected an article with a title.`,
    );
  }
  const metas = readMetaTags(page.document);
  const description = metas.get('description');
  const banner = selectAll(main, element => hasClass(element, 'theme-doc-version-banner'));
  const head = [
    `# ${renderMarkdown([{...title, tagName: 'p'}], pageUrl)}`,
    ...(description ? [`> ${description}`] : []),
    renderFacts(page, pageUrl, main),
  ];
  const body = renderMarkdown([...banner, ...selectArticle(main, description)], pageUrl);
  return `${[...head, body].join('\n\n')}\n`;
}

/** Renders a list with the URL of the page, the docs version, and the date and author of a blog post. */
function renderFacts(page: Page, pageUrl: URL, main: Element): string {
  const badge = selectAll(main, element => hasClass(element, 'theme-doc-version-badge'))[0];
  const facts = selectAll(main, element => hasClass(element, 'blog-post-facts'))[0];
  const lines = [badge, facts].flatMap(element => (element ? [readCollapsedText(element)] : []));
  return [`Page: <${pageUrl.href}>`, ...lines].map(line => `- ${line}`).join('\n');
}

/**
 * Returns the elements of the article. In docs and blog posts, these are the elements with rendered Markdown. On other pages, the article
 * is the whole `main` element. The title, the description and the version banner are removed because they are rendered separately.
 */
function selectArticle(main: Element, description: string | undefined): Element[] {
  const markdownElements = selectAll(main, element => hasClass(element, 'markdown'));
  const isPost = selectAll(main, ({properties}) => properties.id === '__blog-post-container').length > 0;
  const isDoc = markdownElements.some(element => hasClass(element, 'theme-doc-markdown'));
  const roots = isPost || isDoc ? markdownElements : [main];
  return roots.map(root =>
    removeElements(
      root,
      element =>
        element.tagName === 'h1' ||
        hasClass(element, 'theme-doc-version-banner') ||
        (element.tagName === 'p' && readCollapsedText(element) === description),
    ),
  );
}

function removeElements(root: Element, test: (element: Element) => boolean): Element {
  return {
    ...root,
    children: root.children
      .filter(child => child.type !== 'element' || !test(child))
      .map(child => (child.type === 'element' ? removeElements(child, test) : child)),
  };
}

function renderMarkdown(elements: Element[], pageUrl: URL): string {
  const root: Root = {type: 'root', children: elements.map(element => prune(element, pageUrl))};
  return converter.stringify(converter.runSync(root)).trim();
}

const converter = unified()
  .use(rehypeRemark, {handlers, document: true})
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true, listItemIndent: 'one'})
  .freeze();
