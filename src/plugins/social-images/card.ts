import {findElements, hasClass, readAttribute, readMetaTags, renderText} from '../built-pages/html';
import type {Page} from '../built-pages/pages';
import type {Options, Section} from './options';

/** What the social image of a page shows. */
export type Card = {
  title: string;
  section: Section;
  /** Labels of the page's sidebar categories, such as `Server` and `Adapters`. */
  breadcrumbs: string[];
  description: string;
};

/**
 * Creates the card of a page and the path of its social image. Returns undefined if the page uses the site's default image. Throws if the
 * page belongs to no section, or if the alternative text of the image doesn't match the card.
 */
export function createCard(
  page: Page,
  site: {baseUrl: string; url: string},
  {imagePath, alternativeText, sections}: Pick<Options, 'imagePath' | 'alternativeText' | 'sections'>,
): {path: string; card: Card} | undefined {
  const path = imagePath(page.route, site.baseUrl);
  if (page.noIndex || readProperty(page, 'og:image') !== site.url + path) {
    return undefined;
  }
  const relative = page.route.slice(site.baseUrl.length);
  const section = sections.find(
    ({path: root}) => root === '' || relative === root || relative.startsWith(`${root}/`),
  );
  if (!section) {
    throw new Error(
      `${page.file}: the page has a social image of its own, but it belongs to no section. Found the path "${relative}", expected one of ${sections.map(({path: root}) => `"${root}"`).join(', ')}. Add a section to the options of the plugin social-images.`,
    );
  }
  const card = readCard(page, section);
  const found = readProperty(page, 'og:image:alt') ?? '';
  const expected = alternativeText(card.title, section.name);
  if (page.route !== site.baseUrl && found !== expected) {
    throw new Error(
      `${page.file}: the alternative text of the social image is wrong. Found og:image:alt "${found}", expected "${expected}". It must contain the text of the page's h1.`,
    );
  }
  return {path, card};
}

function readCard({document}: Page, section: Section): Card {
  const main = findElements(document, ({tagName}) => tagName === 'main')[0] ?? document;
  const title = findElements(main, ({tagName}) => tagName === 'h1')[0];
  const breadcrumbs = findElements(main, element => hasClass(element, 'breadcrumbs__item')).map(item =>
    renderText(item),
  );
  return {
    title: title ? renderText(title) : '',
    section,
    // The first breadcrumb is the icon of the home page, which has no text. The last one is the page itself.
    breadcrumbs: breadcrumbs.filter(Boolean).slice(0, -1),
    description: readMetaTags(document).get('description') ?? '',
  };
}

/** Returns the content of the last `<meta property>` element with the given name. */
function readProperty({document}: Page, name: string): string | undefined {
  const meta = findElements(
    document,
    element => element.tagName === 'meta' && readAttribute(element, 'property') === name,
  ).at(-1);
  return meta && readAttribute(meta, 'content');
}
