// Tests the page maps, which connect the pages of each docs version with those of the next newer version.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {
  docsVersions,
  getContentFolder,
  getDocsRoute,
  type DocsVersion,
} from '../../../src/shared/docsVersions';
import {routes} from '../../../e2e/data/routes';
import {pageMaps, type PageMap} from '../../../src/components/DocsVersions/findCounterpart';

const versions = docsVersions.map(version => {
  const root = getDocsRoute(version);
  const groups = Object.entries(routes).filter(([group]) => `${group} `.startsWith(`docs ${version.name} `));
  const paths = groups.flatMap(([, groupPaths]) => groupPaths);
  return {
    ...version,
    pages: paths.map(docPath => docPath.slice(root.length + 1)),
  };
});
test('pageMap.json only has maps for versions that have a newer version', () => {
  const names = docsVersions.slice(1).map(({name}) => name);
  expect(Object.keys(pageMaps).filter(name => !names.includes(name))).toEqual([]);
});

describe.each(versions.slice(1).map((older, index) => [older.label, older, versions[index]] as const))(
  'the page maps of %s and the next newer version',
  (_, older, newer = older) => {
    const {toNewer = {}, fromNewer = {}} = pageMaps[older.name] ?? {};

    test('have a row for every page without a page of the same name in the other version, and no other rows', () => {
      expect(findWrongRows(toNewer, older.pages, newer.pages)).toEqual([]);
      expect(findWrongRows(fromNewer, newer.pages, older.pages)).toEqual([]);
    });

    test('only have targets whose pages and anchors exist', () => {
      expect(findMissingTargets(toNewer, newer)).toEqual([]);
      expect(findMissingTargets(fromNewer, older)).toEqual([]);
    });
  },
);

test('findWrongRows detects a missing row, a row of an unknown page and a row that isn’t needed', () => {
  const map = {renamed: 'other', same: 'same', unknown: null};
  expect(findWrongRows(map, ['renamed', 'same', 'new'], ['other', 'same'])).toEqual([
    'new: the row is missing',
    'same: the row isn’t needed',
    'unknown: no such page',
  ]);
});

test('findMissingTargets detects a missing page and a missing anchor', () => {
  const map = {one: 'links#httplink', two: 'links#no-such-heading', three: 'no-such-page', four: null};
  const oldest = versions.at(-1);
  expect(oldest && findMissingTargets(map, oldest)).toEqual(['links#no-such-heading', 'no-such-page']);
});

function findWrongRows(map: PageMap, pages: readonly string[], otherPages: readonly string[]): string[] {
  return [
    ...pages
      .filter(page => !otherPages.includes(page) && !Object.hasOwn(map, page))
      .map(page => `${page}: the row is missing`),
    ...Object.keys(map)
      .filter(page => map[page] === page)
      .map(page => `${page}: the row isn’t needed`),
    ...Object.keys(map)
      .filter(page => !pages.includes(page))
      .map(page => `${page}: no such page`),
  ];
}

/** Returns the targets with a page that doesn't exist, or with an anchor that no heading on the page has. */
function findMissingTargets(map: PageMap, version: DocsVersion & {pages: string[]}): string[] {
  const files = readAnchors(getContentFolder(version));
  return Object.values(map)
    .filter(target => target !== null)
    .filter(target => {
      const [page = '', anchor] = target.split('#');
      return !version.pages.includes(page) || (anchor !== undefined && !files.get(page)?.includes(anchor));
    });
}

/** Maps the slug of each page in a docs folder to the anchors on the page. */
function readAnchors(folder: string): Map<string, string[]> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(name => /\.mdx?$/.test(name));
  return new Map(
    files.flatMap(name => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const slug = /^slug: \/(.*)$/m.exec(text)?.[1];
      return slug === undefined ? [] : [[slug.trim(), collectAnchors(text)] as const];
    }),
  );
}

function collectAnchors(text: string): string[] {
  const slugger = createSlugger();
  const prose = text.replace(/^(`{3,}).*?^\1$/gms, '');
  return [...prose.matchAll(/^#{2,6} (.+)$/gm)].map(([, heading = '']) => {
    const {text: words, id} = parseMarkdownHeadingId(heading, 'mdx-comment');
    return id ?? slugger.slug(words.replace(/[`*]/g, ''));
  });
}
