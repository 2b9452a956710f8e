import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {findCounterpart, predecessors, successors} from '../../src/components/DocsVersions/findCounterpart';

const routes = JSON.parse(readFileSync('e2e/data/routes.json', 'utf8')) as Record<string, string[]>;
const pages10 = [
  ...(routes.docs10 ?? []),
  ...(routes.docs10Categories ?? []),
  ...(routes.docs10Unlisted ?? []),
].map(path => path.replace(/^\/docs\/?/, ''));
const pages9 = (routes.docs9 ?? []).map(path => path.replace(/^\/docs\/v9\/?/, ''));

test('the maps contain all pages of both versions and nothing else', () => {
  expect(Object.keys(successors).sort()).toEqual([...pages9].sort());
  expect(Object.keys(predecessors).sort()).toEqual([...pages10].sort());
});

test('every target page and every target anchor exists', () => {
  expect(findMissingTargets(successors, pages10, 'docs')).toEqual([]);
  expect(findMissingTargets(predecessors, pages9, 'versioned_docs/version-9.x')).toEqual([]);
});

test('findMissingTargets detects a missing page and a missing anchor', () => {
  const map = {one: 'links#httplink', two: 'links#no-such-heading', three: 'no-such-page', four: null};
  expect(findMissingTargets(map, pages9, 'versioned_docs/version-9.x')).toEqual([
    'links#no-such-heading',
    'no-such-page',
  ]);
});

/** Returns the targets with a page that doesn't exist, or with an anchor that no heading on the page has. */
function findMissingTargets(map: Record<string, string | null>, pages: string[], folder: string): string[] {
  const files = readAnchors(folder);
  return Object.values(map)
    .filter(target => target !== null)
    .filter(target => {
      const [page = '', anchor] = target.split('#');
      return !pages.includes(page) || (anchor !== undefined && !files.get(page)?.includes(anchor));
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

test('findCounterpart maps renamed pages to each other', () => {
  expect(findCounterpart('react-queries', '9.x', 'current')).toBe('useQuery');
  expect(findCounterpart('useQuery', 'current', '9.x')).toBe('react-queries');
  expect(findCounterpart('invalidateQueries', '9.x', 'current')).toBe('useContext');
  expect(findCounterpart('useContext', 'current', '9.x')).toBe('invalidateQueries');
});

test('findCounterpart maps a page to a section if only a section of the other version covers its subject', () => {
  expect(findCounterpart('links/wsLink', 'current', '9.x')).toBe('links#wslink');
  expect(findCounterpart('links', '9.x', 'current')).toBe('links');
});

test('findCounterpart returns undefined for pages without a counterpart and for unknown pages', () => {
  expect(findCounterpart('fetch', 'current', '9.x')).toBeUndefined();
  expect(findCounterpart('toString', 'current', '9.x')).toBeUndefined();
});
