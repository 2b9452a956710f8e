import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {movedAnchors} from '../../../src/clientModules/movedAnchors';
import {collectElements, readAttribute, readBuiltPages} from './builtSite';

// This file lists the heading anchors in the first edition of docs 10.x, by page. Other sites link to these anchors. TypeScript doesn't
// know the format of the file.
const anchors = JSON.parse(readFileSync('e2e/data/anchors.json', 'utf8')) as Record<string, string[]>;

const ids = new Map(
  readBuiltPages().map(({path, document}) => [
    path,
    new Set(collectElements(document).map(element => readAttribute(element, 'id'))),
  ]),
);

test('every anchor of the first edition still exists, or redirects to the new URL of its section', () => {
  const missing = Object.entries(anchors).flatMap(([page, names]) =>
    names
      .filter(name => !ids.get(page)?.has(name))
      .filter(name => !Object.hasOwn(movedAnchors, `${page.replace(/^\/docs\/?/, '')}#${name}`))
      .map(
        name =>
          `${page}#${name}: this anchor is missing. Add \`{/* #${name} */}\` to the heading that replaces it, ` +
          'or add the new place of the section to src/clientModules/movedAnchors.ts.',
      ),
  );
  expect(missing).toEqual([]);
});

test('every moved section exists at its new URL, and its old anchor is no longer in use', () => {
  const wrong = Object.entries(movedAnchors).filter(([from, to]) => {
    const [[oldPage = '', oldName = ''], [page = '', name = '']] = [from.split('#'), to.split('#')];
    return !ids.get(`/docs/${page}`)?.has(name) || ids.get(`/docs/${oldPage}`)?.has(oldName);
  });
  expect(wrong).toEqual([]);
});
