import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {collectRedirectProblems, parseTable} from '../../../src/plugins/redirects/table';
import {collectElements, readAttribute, readBuiltPages} from './builtSite';

// This file lists the heading anchors in the first edition of docs 10.x, by page. Other sites link to these anchors. TypeScript doesn't
// know the format of the file.
const anchors = JSON.parse(readFileSync('e2e/data/anchors.json', 'utf8')) as Record<string, string[]>;

const redirects = parseTable(readFileSync('redirects.json', 'utf8'), 'redirects.json');
const targets = new Map(redirects.map(({from, to}) => [from, to]));

const pages = readBuiltPages();

const ids = new Map(
  pages.map(({path, document}) => [
    path,
    collectElements(document).flatMap(element => readAttribute(element, 'id') ?? []),
  ]),
);

test('every anchor of the first edition still exists, or redirects to the new URL of its section', () => {
  const missing = Object.entries(anchors).flatMap(([page, names]) =>
    names
      .filter(name => !isReachable(page, name))
      .map(
        name =>
          `${page}#${name}: this anchor is missing. Add \`{/* #${name} */}\` to the heading that replaces it, ` +
          `or add a row for "${page}#${name}" with the new place of the section to redirects.json.`,
      ),
  );
  expect(missing).toEqual([]);
});

test('every page and section in redirects.json is gone, and its target exists', () => {
  expect(collectRedirectProblems(redirects, ids)).toEqual([]);
});

test('the link of a heading to itself has the name of the heading, even if that contains markup', () => {
  let count = 0;
  for (const {path, document} of pages) {
    for (const heading of collectElements(document).filter(({tagName}) => /^h[2-6]$/.test(tagName))) {
      const link = collectElements(heading).find(element => readAttribute(element, 'class') === 'hash-link');
      if (link) {
        count++;
        expect(readAttribute(link, 'aria-label'), path).toBe(
          `Direct link to ${readAttribute(heading, 'aria-label')}`,
        );
      }
    }
  }
  expect(count).toBeGreaterThan(1_000);
});

/** Returns whether a link to a section leads to it, to its new place, or to a page that replaces the page of the section. */
function isReachable(page: string, name: string): boolean {
  const target = targets.get(page) ?? page;
  return targets.has(`${page}#${name}`) || target.includes('#') || ids.get(target)?.includes(name) === true;
}
