import type {Element, Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {findElements, readMetaTags} from '../built-pages/html';
import type {Page} from '../built-pages/pages';
import {createHandlers} from './handlers';
import {
  createHast,
  hasClass,
  readCollapsedText,
  removeElements,
  selectAll,
  selectByClass,
} from '../built-pages/hast';
import type {Settings} from './options';
import {prune} from './prune';

/**
 * Creates a function that renders a built page as Markdown. It starts with the title, the description, the URL and the version. The article
 * follows, including the text of components, partials and hidden tabs. Links become absolute URLs with the site's `origin`. The function
 * throws if the page has no article.
 */
export function createRenderer(settings: Settings, origin: string): (page: Page) => string {
  const converter = unified()
    .use(rehypeRemark, {handlers: createHandlers(settings), document: true})
    .use(remarkGfm)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true, listItemIndent: 'one'})
    .freeze();

  return page => {
    const pageUrl = new URL(page.route, origin);
    const main = findElements(page.document, element => element.tagName === 'main').flatMap(createHast)[0];
    const title = main && selectAll(main, element => element.tagName === 'h1')[0];
    if (!main || !title) {
      throw new Error(
        `${page.file}: the page can't be converted to Markdown. Found ${main ? 'no h1 in main' : 'no main element'}, expected an article with a title.`,
      );
    }
    const renderMarkdown = (elements: Element[]) => {
      const root: Root = {type: 'root', children: elements.map(element => prune(element, pageUrl))};
      return converter.stringify(converter.runSync(root)).trim();
    };
    const description = readMetaTags(page.document).get('description');
    const facts = settings.classNames.facts.flatMap(name => selectByClass(main, name)[0] ?? []);
    const banner = selectByClass(main, 'theme-doc-version-banner');
    return [
      `# ${renderMarkdown([{...title, tagName: 'p'}])}`,
      ...(description ? [`> ${description}`] : []),
      [`Page: <${pageUrl.href}>`, ...facts.map(readCollapsedText)].map(fact => `- ${fact}`).join('\n'),
      `${renderMarkdown([...banner, ...selectArticle(main, description)])}\n`,
    ].join('\n\n');
  };
}

/**
 * Returns the elements of the article. In docs and blog posts, these are the elements with rendered Markdown. On other pages, the article
 * is the whole `main` element. The title, the description and the version banner are removed because they are rendered separately.
 */
function selectArticle(main: Element, description: string | undefined): Element[] {
  const markdownElements = selectByClass(main, 'markdown');
  const isPost = selectAll(main, ({properties}) => properties.id === '__blog-post-container').length > 0;
  const isDoc = markdownElements.some(element => hasClass(element, 'theme-doc-markdown'));
  return (isPost || isDoc ? markdownElements : [main]).map(root =>
    removeElements(
      root,
      element =>
        element.tagName === 'h1' ||
        hasClass(element, 'theme-doc-version-banner') ||
        (element.tagName === 'p' && readCollapsedText(element) === description),
    ),
  );
}
