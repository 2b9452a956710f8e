// Tests rules that apply to every built page.
import {expect, test} from 'vitest';
import {docsVersions, getDocsRoute, latestVersion} from '../../../src/shared/docsVersions';
import siteConfig from '../../../docusaurus.config';
import {createDocPath} from '../../../src/components/DocsVersions/docPath';
import {findCounterpart} from '../../../src/components/DocsVersions/findCounterpart';
import {cleanPath} from '../../../src/shared/paths';
import {
  collectElements,
  findDocsVersion,
  readAttribute,
  readBuiltFiles,
  readBuiltPages,
  readProse,
} from './builtSite';

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

/** The docs versions with their built pages, newest first. */
const versions = docsVersions.map(version => ({
  ...version,
  path: getDocsRoute(version),
  docs: pages.filter(({path}) => findDocsVersion(path) === version),
}));
const latest = versions.find(({name}) => name === latestVersion.name);

test('the canonical URL of a page in an old version is the URL of its successor, or its own URL if no page replaces it', () => {
  for (const version of versions.filter(({isLatest}) => !isLatest)) {
    for (const page of version.docs) {
      const counterpart = latest && findCounterpart(getName(page, version), version, latest, versions);
      const isReplaced = counterpart !== undefined && !counterpart.includes('#') && !isCategoryPage(page);
      const path = isReplaced ? createDocPath(latest?.path ?? '', counterpart) : page.path;
      expect(collectCanonicals(page), page.path).toEqual([siteConfig.url + path]);
    }
  }
});

test('the version menu of each docs page links to the matching pages of the other versions, or to their start pages if none match', () => {
  let count = 0;
  for (const version of versions) {
    const others = versions.filter(other => other !== version);
    for (const page of version.docs) {
      const expected = others.map(other => {
        const counterpart = findCounterpart(getName(page, version), version, other, versions);
        return counterpart === undefined
          ? `${other.label} Not in this version. Opens its start page. ${other.path}`
          : `${other.label} ${createDocPath(other.path, counterpart)}`;
      });
      expect(renderVersionLinks(page), page.path).toBe(expected.join(', '));
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(90);
});

/** Returns the path of a page relative to its version. */
function getName(page: Page, version: {path: string}): string {
  return page.path.slice(version.path.length + 1);
}

function isCategoryPage({elements}: Page): boolean {
  return elements.every(element => !(readAttribute(element, 'class') ?? '').includes('theme-doc-markdown'));
}

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
function renderVersionLinks({elements}: Page): string {
  const links = elements.filter(
    element =>
      readAttribute(element, 'class') === 'dropdown__link' && readAttribute(element, 'lang') === undefined,
  );
  return links.map(link => `${readProse(link)} ${readAttribute(link, 'href') ?? ''}`).join(', ');
}
