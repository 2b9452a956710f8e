import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {findCounterpart, predecessors, successors} from '../pageMap';

const routes = JSON.parse(readFileSync('e2e/data/routes.json', 'utf8')) as Record<string, string[]>;
const pages10 = [
  ...(routes.docs10 ?? []),
  ...(routes.docs10Categories ?? []),
  ...(routes.docs10Unlisted ?? []),
].map(path => path.replace(/^\/docs\/?/, ''));
const pages9 = (routes.docs9 ?? []).map(path => path.replace(/^\/docs\/v9\/?/, ''));

test('every page of each version is mapped, and nothing else is', () => {
  expect(Object.keys(successors).sort()).toEqual([...pages9].sort());
  expect(Object.keys(predecessors).sort()).toEqual([...pages10].sort());
});

test('every target is a page, and its anchor a heading there', () => {
  expect(findMissing(successors, pages10, 'docs')).toEqual([]);
  expect(findMissing(predecessors, pages9, 'versioned_docs/version-9.x')).toEqual([]);
});

test('a missing page and a missing anchor are found', () => {
  const map = {one: 'links#httplink', two: 'links#no-such-heading', three: 'no-such-page', four: null};
  expect(findMissing(map, pages9, 'versioned_docs/version-9.x')).toEqual([
    'links#no-such-heading',
    'no-such-page',
  ]);
});

/** The targets that are no page of the version, or whose anchor is none of its page's headings. */
function findMissing(map: Record<string, string | null>, pages: string[], folder: string): string[] {
  const files = readDocs(folder);
  return Object.values(map)
    .filter(target => target !== null)
    .filter(target => {
      const [page = '', anchor] = target.split('#');
      return !pages.includes(page) || (anchor !== undefined && !files.get(page)?.includes(anchor));
    });
}

/** The anchors of all docs in a folder, by their slug. */
function readDocs(folder: string): Map<string, string[]> {
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

test('renamed pages lead to each other', () => {
  expect(findCounterpart('react-queries', '9.x', 'current')).toBe('useQuery');
  expect(findCounterpart('useQuery', 'current', '9.x')).toBe('react-queries');
  expect(findCounterpart('invalidateQueries', '9.x', 'current')).toBe('useContext');
  expect(findCounterpart('useContext', 'current', '9.x')).toBe('invalidateQueries');
});

test('a page that became a section leads to the section', () => {
  expect(findCounterpart('links/wsLink', 'current', '9.x')).toBe('links#wslink');
  expect(findCounterpart('links', '9.x', 'current')).toBe('links');
});

test('a page without counterpart has none, and neither has an unknown page', () => {
  expect(findCounterpart('fetch', 'current', '9.x')).toBeUndefined();
  expect(findCounterpart('toString', 'current', '9.x')).toBeUndefined();
});
