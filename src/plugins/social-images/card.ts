import {describeSocialImage, socialImagePath} from '../../shared/socialImages';
import {findElements, hasClass, readAttribute, readMetaTags, renderText} from '../built-pages/html';
import type {Page} from '../built-pages/pages';

/** The text that the social image of a page shows. */
export type Card = {
  title: string;
  /** The section of the site, such as `Docs 10.x`, `Blog` or `Site`. */
  section: string;
  /** Labels of the page's sidebar categories, such as `@trpc/server` and `Adapters`. */
  breadcrumbs: string[];
  description: string;
};

/**
 * Creates the card of a page and the path of its social image. Returns undefined if the page uses the site's default image. Throws if the
 * alternative text of the image doesn't match the card.
 */
export function createCard(
  page: Page,
  site: {baseUrl: string; url: string},
): {path: string; card: Card} | undefined {
  const path = socialImagePath(page.route, site.baseUrl);
  if (page.noIndex || readProperty(page, 'og:image') !== site.url + path) {
    return undefined;
  }
  const card = readCard(page, site.baseUrl);
  const alternativeText = readProperty(page, 'og:image:alt') ?? '';
  const expected = describeSocialImage(card.title, card.section);
  if (page.route !== site.baseUrl && alternativeText !== expected) {
    throw new Error(
      `${page.file}: the alternative text of the social image is wrong. Found og:image:alt "${alternativeText}", expected "${expected}". Pass the text of the page's h1 to <SocialImage> as its title.`,
    );
  }
  return {path, card};
}

function readCard(page: Page, baseUrl: string): Card {
  const main = findElements(page.document, ({tagName}) => tagName === 'main')[0] ?? page.document;
  const title = findElements(main, ({tagName}) => tagName === 'h1')[0];
  const breadcrumbs = findElements(main, element => hasClass(element, 'breadcrumbs__item')).map(item =>
    renderText(item),
  );
  return {
    title: title ? renderText(title) : '',
    section: findSection(page, baseUrl),
    // The first breadcrumb is the icon of the home page, which has no text. The last one is the page itself.
    breadcrumbs: breadcrumbs.filter(Boolean).slice(0, -1),
    description: readMetaTags(page.document).get('description') ?? '',
  };
}

function findSection({document, route}: Page, baseUrl: string): string {
  const badge = findElements(document, element => hasClass(element, 'theme-doc-version-badge'))[0];
  if (badge) {
    return `Docs ${renderText(badge).replace(/^.*:\s*/, '')}`;
  }
  return /^blog(\/|$)/.test(route.slice(baseUrl.length)) ? 'Blog' : 'Site';
}

/** Returns the content of the last `<meta property>` element with the given name. */
function readProperty({document}: Page, name: string): string | undefined {
  const meta = findElements(
    document,
    element => element.tagName === 'meta' && readAttribute(element, 'property') === name,
  ).at(-1);
  return meta && readAttribute(meta, 'content');
}
