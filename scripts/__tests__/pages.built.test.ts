// Tests rules that apply to every built page.
import {expect, test} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {predecessors, successors} from '../../src/components/DocsVersions/findCounterpart';
import {cleanPath} from '../../src/shared/paths';
import {collectElements, readAttribute, readBuiltFiles, readBuiltPages, readProse} from './builtSite';

const files = new Set(readBuiltFiles());
const pages = readBuiltPages().map(page => ({...page, elements: collectElements(page.document)}));
type Page = (typeof pages)[number];

test.each([
  [':::', 'unparsed admonition syntax (write `:::tip[Title]`)'],
  ['{#', 'an unparsed heading id (write `{/* #id */}`)'],
])('no page shows %s, which is %s', mark => {
  expect(collectProblems(({document}) => (readProse(document).includes(mark) ? [mark] : []))).toEqual([]);
});

test('every internal link leads to an existing page or file and to an existing anchor', () => {
  const idsByPath = new Map(pages.map(({path, elements}) => [path, collectIds(elements)]));
  expect(
    collectProblems(page =>
      collectLinks(page).filter(({pathname, hash}) => {
        const ids = idsByPath.get(cleanPath(pathname));
        return ids ? hash.length > 1 && !ids.has(decodeURIComponent(hash.slice(1))) : !files.has(pathname);
      }),
    ),
  ).toEqual([]);
});

test('every image has an alt attribute, which can be empty for decorative images', () => {
  expect(
    collectProblems(({elements}) =>
      elements
        .filter(element => element.tagName === 'img' && readAttribute(element, 'alt') === undefined)
        .map(element => readAttribute(element, 'src')),
    ),
  ).toEqual([]);
});

test('every page has exactly one canonical URL on the origin of the site', () => {
  expect(
    collectProblems(page => {
      const [canonical, ...others] = collectCanonicals(page);
      return canonical?.startsWith(`${siteConfig.url}/`) && others.length === 0 ? [] : [canonical, ...others];
    }),
  ).toEqual([]);
});

test('the canonical URL of a 9.x page is the URL of its successor in 10.x, or its own URL if there is no successor', () => {
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

test('the version menu of each docs page links to the matching page of the other version, or to its start page if none matches', () => {
  const versions = [
    {root: '/docs', map: predecessors, other: '/docs/v9', otherLabel: '9.x'},
    {root: '/docs/v9', map: successors, other: '/docs', otherLabel: '10.x'},
  ];
  const expected = versions.flatMap(({root, map, other, otherLabel}) =>
    Object.entries(map).map(([page, counterpart]) => [
      joinPath(root, page),
      counterpart === null
        ? `${otherLabel} Not in this version. Opens its start page. ${other}`
        : `${otherLabel} ${joinPath(other, counterpart)}`,
    ]),
  );
  expect(expected.length).toBeGreaterThan(90);
  const byPath = new Map(pages.map(page => [page.path, page]));
  expect(expected.map(([path = '']) => [path, renderVersionLinks(byPath.get(path))])).toEqual(expected);
});

/** Runs `find` on each page and returns every problem that it finds as `path: problem`. */
function collectProblems(find: (page: Page) => unknown[]): string[] {
  const problems = pages.flatMap(page => find(page).map(problem => `${page.path}: ${String(problem)}`));
  return [...new Set(problems)];
}

function collectIds(elements: Page['elements']): Set<string> {
  return new Set(elements.flatMap(element => readAttribute(element, 'id') ?? []));
}

/** Collects a page's links to this site as absolute URLs. */
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

/** Renders the label and the URL of each link in the version menu of a page. */
function renderVersionLinks(page: Page | undefined): string | undefined {
  const links = page?.elements.filter(
    element =>
      readAttribute(element, 'class') === 'dropdown__link' && readAttribute(element, 'lang') === undefined,
  );
  return links?.map(link => `${readProse(link)} ${readAttribute(link, 'href') ?? ''}`).join(', ');
}

function joinPath(root: string, page: string): string {
  return page === '' ? root : `${root}/${page}`;
}
