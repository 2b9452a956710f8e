import {describeSocialImage, socialImagePath} from '../../shared/socialImages';
import {findElements, hasClass, readAttribute, readMetas, renderText, type Page} from '../pages';

/** What the picture of a page shows. */
export type Card = {
  title: string;
  /** `Docs 10.x`, `Blog`, `Site`. */
  section: string;
  /** Names of what the page is in: `@trpc/server`, `Adapters`. */
  crumbs: string[];
  description: string;
};

/**
 * The card of a page that has a picture of its own, and its path on the site; nothing for pages that share the site's. Throws when the
 * page describes its picture in other words than the card has.
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
  const said = readProperty(page, 'og:image:alt') ?? '';
  const expected = describeSocialImage(card.title, card.section);
  if (page.route !== site.baseUrl && said !== expected) {
    throw new Error(
      `${page.file}: the social image is described wrongly. Found og:image:alt "${said}", expected "${expected}". Give <SocialImage> the title that the page has as its h1.`,
    );
  }
  return {path, card};
}

function readCard(page: Page, baseUrl: string): Card {
  const main = findElements(page.document, ({tagName}) => tagName === 'main')[0] ?? page.document;
  const title = findElements(main, ({tagName}) => tagName === 'h1')[0];
  const crumbs = findElements(main, element => hasClass(element, 'breadcrumbs__item')).map(item =>
    renderText(item),
  );
  return {
    title: title ? renderText(title) : '',
    section: findSection(page, baseUrl),
    // The first is the home page's icon, the last the page itself.
    crumbs: crumbs.filter(Boolean).slice(0, -1),
    description: readMetas(page.document).get('description') ?? '',
  };
}

function findSection({document, route}: Page, baseUrl: string): string {
  const badge = findElements(document, element => hasClass(element, 'theme-doc-version-badge'))[0];
  if (badge) {
    return `Docs ${renderText(badge).replace(/^.*:\s*/, '')}`;
  }
  return /^blog(\/|$)/.test(route.slice(baseUrl.length)) ? 'Blog' : 'Site';
}

/** The content of the last `<meta property>` of that name. */
function readProperty({document}: Page, name: string): string | undefined {
  const meta = findElements(
    document,
    element => element.tagName === 'meta' && readAttribute(element, 'property') === name,
  ).at(-1);
  return meta && readAttribute(meta, 'content');
}
