import type {Element, Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {findElements, readAttribute, readMetas, type Page} from '../pages';
import {handlers} from './handlers';
import {createHast, hasClass, readLine, selectAll} from './hast';
import {prune} from './prune';

/** The path of the alternate that a page links to, if it has one. */
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
 * A built page as Markdown: title, description, where it comes from, then the article with all that components, partials and closed
 * tabs hold. Links are absolute. `origin` is the site's. Throws when the page has no article.
 */
export function renderAlternate(page: Page, origin: string): string {
  const address = new URL(page.route, origin);
  const main = findElements(page.document, element => element.tagName === 'main').flatMap(createHast)[0];
  const title = main && selectAll(main, element => element.tagName === 'h1')[0];
  if (!main || !title) {
    throw new Error(
      `${page.file}: the page can't become Markdown. Found ${main ? 'no h1 in main' : 'no main element'}, expected an article with a title.`,
    );
  }
  const metas = readMetas(page.document);
  const description = metas.get('description');
  const banner = selectAll(main, element => hasClass(element, 'theme-doc-version-banner'));
  const head = [
    `# ${renderMarkdown([{...title, tagName: 'p'}], address)}`,
    ...(description ? [`> ${description}`] : []),
    renderFacts(page, address, main),
  ];
  const body = renderMarkdown([...banner, ...selectArticle(main, description)], address);
  return `${[...head, body].join('\n\n')}\n`;
}

/** Where the page is, of which version of the docs, and for posts when and by whom it was written. */
function renderFacts(page: Page, address: URL, main: Element): string {
  const badge = selectAll(main, element => hasClass(element, 'theme-doc-version-badge'))[0];
  const facts = selectAll(main, element => hasClass(element, 'blog-post-facts'))[0];
  const lines = [badge, facts].flatMap(element => (element ? [readLine(element)] : []));
  return [`Page: <${address.href}>`, ...lines].map(line => `- ${line}`).join('\n');
}

/** The written part of a page: of docs and posts the Markdown, of other pages all of `main`; without what the head says. */
function selectArticle(main: Element, description: string | undefined): Element[] {
  const written = selectAll(main, element => hasClass(element, 'markdown'));
  const isPost = selectAll(main, ({properties}) => properties.id === '__blog-post-container').length > 0;
  const isDoc = written.some(element => hasClass(element, 'theme-doc-markdown'));
  const roots = isPost || isDoc ? written : [main];
  return roots.map(root =>
    without(
      root,
      element =>
        element.tagName === 'h1' ||
        hasClass(element, 'theme-doc-version-banner') ||
        (element.tagName === 'p' && readLine(element) === description),
    ),
  );
}

function without(root: Element, test: (element: Element) => boolean): Element {
  return {
    ...root,
    children: root.children
      .filter(child => child.type !== 'element' || !test(child))
      .map(child => (child.type === 'element' ? without(child, test) : child)),
  };
}

function renderMarkdown(elements: Element[], address: URL): string {
  const root: Root = {type: 'root', children: elements.map(element => prune(element, address))};
  return converter.stringify(converter.runSync(root)).trim();
}

const converter = unified()
  .use(rehypeRemark, {handlers, document: true})
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true, listItemIndent: 'one'})
  .freeze();
