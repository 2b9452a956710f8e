// What chats, search engines and browsers read of a page besides its text.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {cleanPath} from '../../src/shared/paths';
import {socialImagePath} from '../../src/shared/socialImages';
import {collectElements, readAttribute, readBuiltFiles, readBuiltPages, readBuiltText} from './builtSite';

const files = new Set(readBuiltFiles());
const pages = readBuiltPages().map(page => ({...page, elements: collectElements(page.document)}));
type Page = (typeof pages)[number];
const indexed = pages.filter(page => !isNoIndex(page));

test('every page that may be listed has a picture of its own, described, 1200 by 630', () => {
  for (const page of indexed) {
    const image = socialImagePath(page.path, '/');
    expect(readMeta(page, 'og:image'), page.path).toEqual([siteConfig.url + image]);
    expect(readMeta(page, 'twitter:image'), page.path).toEqual([siteConfig.url + image]);
    expect(readMeta(page, 'twitter:card'), page.path).toEqual(['summary_large_image']);
    expect(readMeta(page, 'og:image:alt')[0]?.length, page.path).toBeGreaterThan(10);
    expect(readMeta(page, 'og:title'), page.path).toHaveLength(1);
    expect(readMeta(page, 'og:description')[0]?.length, page.path).toBeGreaterThan(20);
    const png = readFileSync(`build${image}`);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)], page.path).toEqual([
      'PNG',
      1200,
      630,
    ]);
    expect(png.length, page.path).toBeLessThan(150_000);
  }
});

test('no two pages have the same picture', () => {
  const pictures = indexed.map(({path}) =>
    readFileSync(`build${socialImagePath(path, '/')}`).toString('base64'),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('every page names pictures and icons that exist', () => {
  const missing = pages.flatMap(page =>
    [
      ...readMeta(page, 'og:image'),
      ...readMeta(page, 'twitter:image'),
      ...page.elements
        .filter(element => /icon|manifest/.test(readAttribute(element, 'rel') ?? ''))
        .flatMap(element => readAttribute(element, 'href') ?? []),
    ]
      .map(address => new URL(address, siteConfig.url).pathname)
      .filter(path => !files.has(path)),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('docs are technical articles with a path, posts are articles with a date, the home page is the software', () => {
  const types = (path: string) => readThings(findPage(path)).map(thing => thing['@type']);
  expect(types('/docs/context')).toEqual(expect.arrayContaining(['TechArticle', 'BreadcrumbList']));
  expect(types('/docs/v9/context')).toEqual(expect.arrayContaining(['TechArticle', 'BreadcrumbList']));
  expect(types('/blog/announcing-trpc-10')).toEqual(
    expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
  );
  expect(types('/blog')).toContain('Blog');
  expect(types('/')).toEqual(['WebSite', 'SoftwareSourceCode', 'SoftwareApplication']);
});

/** What https://schema.org and https://developers.google.com/search/docs/appearance/structured-data ask for, by type. */
const requiredProperties: Record<string, string[]> = {
  TechArticle: ['headline', 'description', 'url', 'image', 'isPartOf', 'about'],
  BlogPosting: ['headline', 'description', 'url', 'image', 'datePublished', 'author', 'isPartOf'],
  BreadcrumbList: ['itemListElement'],
  Blog: ['headline', 'description', 'blogPost'],
  WebSite: ['name', 'url', 'potentialAction'],
  SoftwareSourceCode: ['name', 'description', 'codeRepository', 'programmingLanguage', 'license', 'version'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers', 'softwareVersion'],
};

test('all facts for search engines are complete, and their addresses on this site exist', () => {
  const faults = pages.flatMap(page =>
    readThings(page).flatMap(thing => [
      ...(requiredProperties[thing['@type']] ?? ['a known type'])
        .filter(name => thing[name] === undefined || thing[name] === '')
        .map(name => `${page.path}: ${thing['@type']} lacks ${name}`),
      ...collectAddresses(thing)
        .filter(address => !exists(address))
        .map(address => `${page.path}: ${thing['@type']} names ${address}, which does not exist`),
    ]),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test('steps of a path are numbered from one, and have a name and an address', () => {
  for (const page of pages) {
    for (const thing of readThings(page).filter(({'@type': type}) => type === 'BreadcrumbList')) {
      // The type BreadcrumbList has a list of these, see https://schema.org/BreadcrumbList
      const steps = thing['itemListElement'] as {position: number; name: string; item: string}[];
      expect(
        steps.map(({position}) => position),
        page.path,
      ).toEqual(steps.map((_, index) => index + 1));
      expect(steps.length, page.path).toBeGreaterThan(0);
      expect(
        steps.every(({name, item}) => name !== '' && item.startsWith(siteConfig.url)),
        page.path,
      ).toBe(true);
    }
  }
});

test('the sitemap has every page that may be listed, and no other', () => {
  const listed = [...readBuiltText('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    cleanPath(new URL(url).pathname),
  );
  expect(listed.sort()).toEqual(indexed.map(({path}) => path).sort());
});

test('robots.txt lets everything be read and names the sitemap', () => {
  expect(readBuiltText('/robots.txt')).toBe(
    `User-agent: *\nDisallow:\n\nSitemap: ${siteConfig.url}/sitemap.xml\n`,
  );
});

type Thing = {'@type': string; [property: string]: unknown};

/** The things that a page's JSON-LD is about. Throws when it is not JSON. */
function readThings({elements}: Page): Thing[] {
  return elements
    .filter(element => readAttribute(element, 'type') === 'application/ld+json')
    .flatMap(({childNodes: [text]}) => {
      // JSON-LD is an object with a type, or with a graph of such objects: https://www.w3.org/TR/json-ld11/
      const data = JSON.parse(text && 'value' in text ? text.value : '') as Thing | {'@graph': Thing[]};
      expect(data).toHaveProperty('@context', 'https://schema.org');
      return Array.isArray(data['@graph']) ? (data['@graph'] as Thing[]) : [data as Thing];
    });
}

/** All addresses on this site in a value, at any depth. */
function collectAddresses(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.startsWith(siteConfig.url) ? [value] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectAddresses) : [];
}

function exists(address: string): boolean {
  const {pathname} = new URL(address);
  return files.has(pathname) || pages.some(({path}) => path === cleanPath(pathname));
}

function findPage(path: string): Page {
  const page = pages.find(candidate => candidate.path === path);
  if (!page) {
    throw new Error(`${path}: not found in build/.`);
  }
  return page;
}

function readMeta({elements}: Page, name: string): string[] {
  return elements
    .filter(
      element =>
        element.tagName === 'meta' &&
        (readAttribute(element, 'property') ?? readAttribute(element, 'name')) === name,
    )
    .flatMap(element => readAttribute(element, 'content') ?? []);
}

function isNoIndex(page: Page): boolean {
  return page.path === '/404' || readMeta(page, 'robots').some(content => content.includes('noindex'));
}
