// What every built page must be, whatever it says.
import {expect, test} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {predecessors, successors} from '../../src/shared/pageMap';
import {cleanPath} from '../../src/shared/paths';
import {collectElements, readAttribute, readBuiltFiles, readBuiltPages, readProse} from './builtSite';

const files = new Set(readBuiltFiles());
const pages = readBuiltPages().map(page => ({...page, elements: collectElements(page.document)}));
type Page = (typeof pages)[number];

test.each([
  [':::', 'an admonition that Markdown did not understand: write `:::tip[Title]`'],
  ['{#', 'a heading id that Markdown did not understand: write `{/* #id */}`'],
])('no page shows %s, %s', mark => {
  expect(collectFaults(({document}) => (readProse(document).includes(mark) ? [mark] : []))).toEqual([]);
});

test('every internal link leads to a page or a file, and its hash to an element there', () => {
  const idsByPath = new Map(pages.map(({path, elements}) => [path, collectIds(elements)]));
  expect(
    collectFaults(page =>
      collectLinks(page).filter(({pathname, hash}) => {
        const ids = idsByPath.get(cleanPath(pathname));
        return ids ? hash.length > 1 && !ids.has(decodeURIComponent(hash.slice(1))) : !files.has(pathname);
      }),
    ),
  ).toEqual([]);
});

test('every image has a text alternative, which is empty for decoration', () => {
  expect(
    collectFaults(({elements}) =>
      elements
        .filter(element => element.tagName === 'img' && readAttribute(element, 'alt') === undefined)
        .map(element => readAttribute(element, 'src')),
    ),
  ).toEqual([]);
});

test('every page has one canonical address, on the origin of the site', () => {
  expect(
    collectFaults(page => {
      const [canonical, ...others] = collectCanonicals(page);
      return canonical?.startsWith(`${siteConfig.url}/`) && others.length === 0 ? [] : [canonical, ...others];
    }),
  ).toEqual([]);
});

test('the canonical address of a 9.x page is that of its successor in 10.x, else its own', () => {
  const canonicals = pages
    .filter(({path}) => /^\/docs\/v9(\/|$)/.test(path))
    .map(page => [page.path, collectCanonicals(page)[0]]);
  expect(Object.fromEntries(canonicals)).toEqual(
    Object.fromEntries(
      Object.entries(successors).map(([page, successor]) => {
        const path = joinPath('/docs/v9', page);
        return [path, siteConfig.url + (successor === null ? path : joinPath('/docs', successor))];
      }),
    ),
  );
});

test('the version menu of a docs page leads to what answers its need in the other version, else to its start', () => {
  const versions = [
    {root: '/docs', map: predecessors, other: '/docs/v9', otherLabel: '9.x'},
    {root: '/docs/v9', map: successors, other: '/docs', otherLabel: '10.x'},
  ];
  const expected = versions.flatMap(({root, map, other, otherLabel}) =>
    Object.entries(map).map(([page, counterpart]) => [
      joinPath(root, page),
      counterpart === null
        ? `${otherLabel} No such page: opens the start ${other}`
        : `${otherLabel} ${joinPath(other, counterpart)}`,
    ]),
  );
  expect(expected.length).toBeGreaterThan(90);
  const byPath = new Map(pages.map(page => [page.path, page]));
  expect(expected.map(([path = '']) => [path, readOtherVersion(byPath.get(path))])).toEqual(expected);
});

/** `path: fault` for each fault that `find` finds in a page. */
function collectFaults(find: (page: Page) => unknown[]): string[] {
  const faults = pages.flatMap(page => find(page).map(fault => `${page.path}: ${String(fault)}`));
  return [...new Set(faults)];
}

function collectIds(elements: Page['elements']): Set<string> {
  return new Set(elements.flatMap(element => readAttribute(element, 'id') ?? []));
}

/** Links to this site, as absolute addresses. */
function collectLinks({path, elements}: Page): URL[] {
  const base = new URL(path, siteConfig.url);
  return elements
    .filter(({tagName}) => tagName === 'a')
    .flatMap(element => readAttribute(element, 'href') ?? [])
    .map(href => new URL(href, base))
    .filter(({origin}) => origin === base.origin);
}

function collectCanonicals({elements}: Page): (string | undefined)[] {
  return elements
    .filter(element => element.tagName === 'link' && readAttribute(element, 'rel') === 'canonical')
    .map(element => readAttribute(element, 'href'));
}

/** Name and address of the version that the menu offers beside the page's own. */
function readOtherVersion(page: Page | undefined): string | undefined {
  const links = page?.elements.filter(
    element =>
      readAttribute(element, 'class') === 'dropdown__link' && readAttribute(element, 'lang') === undefined,
  );
  return links?.map(link => `${readProse(link)} ${readAttribute(link, 'href') ?? ''}`).join(', ');
}

function joinPath(root: string, page: string): string {
  return page === '' ? root : `${root}/${page}`;
}
