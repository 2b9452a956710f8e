// Tests the metadata of the pages, which chat apps, search engines and browsers read.
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import storedDates from '../../../contentDates.json';
import siteConfig from '../../../docusaurus.config';
import {formatDay} from '../../../src/components/Dates/dates';
import {getContentFolder} from '../../../src/shared/docsVersions';
import {cleanPath} from '../../../src/shared/paths';
import {socialImagePath} from '../../../src/shared/socialImages';
import {
  collectElements,
  findDocsVersion,
  readAttribute,
  readBuiltFiles,
  readBuiltPages,
  readBuiltText,
  readPostDates,
} from './builtSite';

const contentDates: Readonly<Record<string, {date: string}>> = storedDates;

const files = new Set(readBuiltFiles());
const pages = readBuiltPages().map(page => ({...page, elements: collectElements(page.document)}));
type Page = (typeof pages)[number];
const indexablePages = pages.filter(page => !isNoIndex(page));

test('every indexable page has a social image of 1200 × 630 pixels with alternative text', () => {
  for (const page of indexablePages) {
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

test('every indexable page has a different social image', () => {
  const images = indexablePages.map(({path}) =>
    readFileSync(`build${socialImagePath(path, '/')}`).toString('base64'),
  );
  expect(new Set(images).size).toBe(images.length);
});

test('all social images, icons and manifests that pages link to exist', () => {
  const missing = pages.flatMap(page =>
    [
      ...readMeta(page, 'og:image'),
      ...readMeta(page, 'twitter:image'),
      ...page.elements
        .filter(element => /icon|manifest/.test(readAttribute(element, 'rel') ?? ''))
        .flatMap(element => readAttribute(element, 'href') ?? []),
    ]
      .map(url => new URL(url, siteConfig.url).pathname)
      .filter(path => !files.has(path)),
  );
  expect([...new Set(missing)]).toEqual([]);
});

const posts = readPostDates();

test('docs have TechArticle data, posts have BlogPosting data, and the home page describes the software', () => {
  const types = (path: string) => readJsonLd(findPage(path)).map(item => item['@type']);
  expect(types('/docs/context')).toEqual(expect.arrayContaining(['TechArticle', 'BreadcrumbList']));
  expect(types('/docs/v9/context')).toEqual(expect.arrayContaining(['TechArticle', 'BreadcrumbList']));
  for (const post of posts.keys()) {
    expect(types(post), post).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
  }
  expect(types('/blog')).toContain('Blog');
  expect(types('/')).toEqual(['WebSite', 'SoftwareSourceCode', 'SoftwareApplication']);
});

test('the blog has posts', () => expect(posts.size).toBeGreaterThan(2));

test.each([...posts])(
  '%s states its publication date and the date of its last change',
  (path, {published, updated}) => {
    const page = findPage(path);
    const dates = [...new Set([published, updated])];
    const shown = page.elements
      .filter(({tagName}) => tagName === 'time')
      .map(element => readAttribute(element, 'datetime') ?? '');
    expect(shown).toEqual(dates.map(date => `${date}T00:00:00.000Z`));
    expect(readJsonLd(page).find(item => item['@type'] === 'BlogPosting')).toMatchObject({
      datePublished: `${published}T00:00:00.000Z`,
      dateModified: `${updated}T00:00:00.000Z`,
    });
    const listedPosts = readJsonLd(findPage('/blog')).flatMap(
      item => (item['blogPost'] ?? []) as JsonLdItem[],
    );
    expect(listedPosts.find(({url}) => url === siteConfig.url + path)).toMatchObject({
      datePublished: `${published}T00:00:00.000Z`,
      dateModified: `${updated}T00:00:00.000Z`,
    });
  },
);

/**
 * The properties that each type of structured data must have. These two pages require or recommend them: https://schema.org and
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const requiredProperties: Record<string, string[]> = {
  TechArticle: ['headline', 'description', 'url', 'image', 'dateModified', 'isPartOf', 'about'],
  BlogPosting: [
    'headline',
    'description',
    'url',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'isPartOf',
  ],
  BreadcrumbList: ['itemListElement'],
  Blog: ['headline', 'description', 'blogPost'],
  WebSite: ['name', 'url', 'potentialAction'],
  SoftwareSourceCode: ['name', 'description', 'codeRepository', 'programmingLanguage', 'license', 'version'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers', 'softwareVersion'],
};

test('all structured data has the required properties, and its URLs on this site exist', () => {
  const problems = pages.flatMap(page =>
    readJsonLd(page).flatMap(item => [
      // Items of unknown types are reported as well, because no item has a property called `a known type`.
      ...(requiredProperties[item['@type']] ?? ['a known type'])
        .filter(name => item[name] === undefined || item[name] === '')
        .map(name => `${page.path}: ${item['@type']} lacks ${name}`),
      ...collectUrls(item)
        .filter(url => !urlExists(url))
        .map(url => `${page.path}: ${item['@type']} contains ${url}, which does not exist`),
    ]),
  );
  expect([...new Set(problems)]).toEqual([]);
});

test('breadcrumbs are numbered from one, and each has a name and a URL', () => {
  for (const page of pages) {
    for (const list of readJsonLd(page).filter(({'@type': type}) => type === 'BreadcrumbList')) {
      // TypeScript doesn't know the shape of the items: https://schema.org/BreadcrumbList
      const breadcrumbs = list['itemListElement'] as {position: number; name: string; item: string}[];
      expect(
        breadcrumbs.map(({position}) => position),
        page.path,
      ).toEqual(breadcrumbs.map((_, index) => index + 1));
      expect(breadcrumbs.length, page.path).toBeGreaterThan(0);
      expect(
        breadcrumbs.every(({name, item}) => name !== '' && item.startsWith(siteConfig.url)),
        page.path,
      ).toBe(true);
    }
  }
});

test('the sitemap contains exactly the indexable pages that no other page has replaced', () => {
  const listed = [...readBuiltText('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    cleanPath(new URL(url).pathname),
  );
  const replaced = indexablePages.filter(page => readCanonicalPath(page) !== page.path);
  expect(replaced.map(({path}) => path).filter(path => !path.startsWith('/docs/v9'))).toEqual([]);
  expect(replaced.map(({path}) => path)).toContain('/docs/v9/context');
  expect(listed.sort()).toEqual(
    indexablePages
      .filter(page => !replaced.includes(page))
      .map(({path}) => path)
      .sort(),
  );
});

describe('the date of a page’s last change', () => {
  const docs = listDocs();

  test('is on every docs page and in its structured data', () => {
    expect(docs.length).toBeGreaterThan(100);
    for (const {page, date} of docs) {
      const time = `${date}T00:00:00.000Z`;
      expect(readDates(page), page.path).toEqual([time]);
      expect(
        readJsonLd(page).find(item => item['@type'] === 'TechArticle'),
        page.path,
      ).toMatchObject({dateModified: time});
    }
  });

  test('is in the Markdown version of every docs page', () => {
    for (const {page, date} of docs) {
      const day = formatDay(date);
      expect(readBuiltText(`${page.path}.md`), page.path).toMatch(new RegExp(`^- Updated ${day}$`, 'm'));
    }
  });

  test('is in the sitemap for every docs page and post, and no other page has a date there', () => {
    const entries = [...readBuiltText('/sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(
      ([, entry = '']) => ({
        path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
        date: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
      }),
    );
    const expected = new Map([
      ...docs.map(({page, date}) => [page.path, date] as const),
      ...[...posts].map(([path, {updated}]) => [path, updated] as const),
    ]);
    expect(entries.length).toBeGreaterThan(80);
    expect(entries).toEqual(entries.map(({path}) => ({path, date: expected.get(path)})));
  });
});

/** Returns the docs pages that authors wrote, with their dates in contentDates.json. */
function listDocs(): {page: Page; date: string}[] {
  // The class is on the `html` element, for example `docs-doc-id-server/context`.
  return pages.flatMap(page => {
    const version = findDocsVersion(page.path);
    const classNames = page.elements.flatMap(element => readAttribute(element, 'class') ?? []).join(' ');
    const id = /\bdocs-doc-id-(\S+)/.exec(classNames)?.[1];
    if (!version || id === undefined) {
      return [];
    }
    const date = contentDates[`${getContentFolder(version)}/${id}.md`]?.date;
    return [{page, date: date ?? `no date of ${id}`}];
  });
}

function readDates({elements}: Page): string[] {
  return elements
    .filter(element => readAttribute(element, 'class')?.includes('theme-last-updated'))
    .flatMap(collectElements)
    .filter(({tagName}) => tagName === 'time')
    .map(element => readAttribute(element, 'datetime') ?? '');
}

function readCanonicalPath({elements}: Page): string {
  const urls = elements
    .filter(element => element.tagName === 'link' && readAttribute(element, 'rel') === 'canonical')
    .map(element => readAttribute(element, 'href') ?? '');
  expect(urls).toHaveLength(1);
  return cleanPath(new URL(urls[0] ?? '').pathname);
}

test('robots.txt allows all pages and contains the URL of the sitemap', () => {
  expect(readBuiltText('/robots.txt')).toBe(
    `User-agent: *\nDisallow:\n\nSitemap: ${siteConfig.url}/sitemap.xml\n`,
  );
});

type JsonLdItem = {'@type': string; [property: string]: unknown};

/** Parses the JSON-LD of a page and returns its items. Throws if the JSON-LD isn't valid JSON. */
function readJsonLd({elements}: Page): JsonLdItem[] {
  return elements
    .filter(element => readAttribute(element, 'type') === 'application/ld+json')
    .flatMap(({childNodes: [text]}) => {
      // TypeScript doesn't know that JSON-LD is an object with a `@type`, or an object whose `@graph` lists objects with a `@type`:
      // https://www.w3.org/TR/json-ld11/
      const data = JSON.parse(text && 'value' in text ? text.value : '') as
        JsonLdItem | {'@graph': JsonLdItem[]};
      expect(data).toHaveProperty('@context', 'https://schema.org');
      return Array.isArray(data['@graph']) ? (data['@graph'] as JsonLdItem[]) : [data as JsonLdItem];
    });
}

/** Collects all URLs of this site from a value and everything nested in it. */
function collectUrls(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.startsWith(siteConfig.url) ? [value] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectUrls) : [];
}

function urlExists(url: string): boolean {
  const {pathname} = new URL(url);
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
