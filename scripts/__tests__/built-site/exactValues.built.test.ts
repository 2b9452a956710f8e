// Tests values that readers don't see, but that search engines, browsers and screen readers use: the language, the names of headings and the
// texts of structured data. A wrong value looks right in a browser.
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {describe, expect, test} from 'vitest';
import siteConfig from '../../../docusaurus.config';
import {collectElements, readAttribute, readBuiltPages} from './builtSite';

type Item = {'@type': string; [property: string]: unknown};

const language = siteConfig.i18n?.localeConfigs?.en?.htmlLang ?? '';
const pages = readBuiltPages().map(page => ({...page, elements: collectElements(page.document)}));

test('every page and all structured data state the language of the site', () => {
  // Browsers ignore a language that isn't a canonical code of BCP 47, such as `en-UK`.
  expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  const wrong = pages.flatMap(({path, elements}) =>
    [
      ...elements.filter(({tagName}) => tagName === 'html').map(html => readAttribute(html, 'lang')),
      ...readItems(elements).flatMap(({inLanguage}) => (inLanguage === undefined ? [] : inLanguage)),
    ]
      .filter(found => found !== language)
      .map(found => `${path}: ${String(found)}`),
  );
  expect(wrong).toEqual([]);
});

test('the name of a heading is its text, without the name of the link to it', () => {
  const headings = pages.flatMap(({path, elements}) =>
    elements
      .filter(({tagName}) => /^h[1-6]$/.test(tagName))
      .filter(heading => collectElements(heading).some(isHashLink))
      .map(heading => ({path, name: readAttribute(heading, 'aria-label'), text: readText(heading)})),
  );
  expect(headings.length).toBeGreaterThan(pages.length);
  expect(headings.filter(({name, text}) => normalise(name ?? '') !== normalise(text))).toEqual([]);
});
describe('structured data of a docs page or a post', () => {
  const articles = pages.flatMap(page =>
    readItems(page.elements)
      .filter(item => item['@type'] === 'TechArticle' || item['@type'] === 'BlogPosting')
      .map(item => ({...page, item})),
  );

  test('has the title of the page as its headline', () => {
    expect(articles.length).toBeGreaterThan(100);
    const wrong = articles
      .map(({path, elements, item}) => ({
        path,
        headline: item.headline,
        titles: elements.filter(({tagName}) => tagName === 'h1').map(heading => normalise(readText(heading))),
      }))
      .filter(({headline, titles}) => titles.length !== 1 || titles[0] !== headline);
    expect(wrong).toEqual([]);
  });

  test('has the description and the address of the page', () => {
    const wrong = articles.filter(
      ({path, elements, item: {description, url, mainEntityOfPage}}) =>
        description !== readMeta(elements, 'description') ||
        url !== siteConfig.url + path ||
        mainEntityOfPage !== url,
    );
    expect(wrong.map(({path}) => path)).toEqual([]);
  });

  test('has breadcrumbs that end with the page', () => {
    const wrong = articles.flatMap(({path, elements}) =>
      readItems(elements)
        .filter(item => item['@type'] === 'BreadcrumbList')
        // TypeScript doesn't know the shape of the items: https://schema.org/BreadcrumbList
        .map(item => (item.itemListElement as {item: string}[]).at(-1)?.item)
        .filter(last => last !== siteConfig.url + path)
        .map(last => `${path}: ${last}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Returns all items of the structured data of a page. */
function readItems(elements: readonly Tree.Element[]): Item[] {
  return elements
    .filter(element => readAttribute(element, 'type') === 'application/ld+json')
    .flatMap(({childNodes: [text]}) => {
      // metadata.built.test.ts tests the shape of the data.
      const data = JSON.parse(text && 'value' in text ? text.value : '') as Item | {'@graph': Item[]};
      return Array.isArray(data['@graph']) ? (data['@graph'] as Item[]) : [data as Item];
    });
}

function readMeta(elements: readonly Tree.Element[], name: string): string | undefined {
  return elements
    .filter(element => element.tagName === 'meta' && readAttribute(element, 'name') === name)
    .map(element => readAttribute(element, 'content'))[0];
}

function isHashLink(element: Tree.Element): boolean {
  return (readAttribute(element, 'class') ?? '').split(' ').includes('hash-link');
}

/** Returns the text of a node without the links to headings. */
function readText(node: Tree.Node): string {
  if ('tagName' in node && isHashLink(node)) {
    return '';
  }
  if (node.nodeName === '#text' && 'value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}

function normalise(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
