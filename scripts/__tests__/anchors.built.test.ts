import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {movedAnchors} from '../../src/shared/movedAnchors';
import {collectElements, readAttribute, readBuiltPages} from './builtSite';

// Anchors of the headings that the first edition of docs 10.x had: other sites link to them.
const anchors = JSON.parse(readFileSync('e2e/data/anchors.json', 'utf8')) as Record<string, string[]>;

const ids = new Map(
  readBuiltPages().map(({path, document}) => [
    path,
    new Set(collectElements(document).map(element => readAttribute(element, 'id'))),
  ]),
);

test('every anchor of the first edition is on its page, or leads to where the section is now', () => {
  const lost = Object.entries(anchors).flatMap(([page, names]) =>
    names
      .filter(name => !ids.get(page)?.has(name))
      .filter(name => !Object.hasOwn(movedAnchors, `${page.replace(/^\/docs\/?/, '')}#${name}`))
      .map(
        name =>
          `${page}#${name}: the page lost this anchor. Give the heading that took its place \`{/* #${name} */}\`, ` +
          'or say in src/shared/movedAnchors.ts where the section went.',
      ),
  );
  expect(lost).toEqual([]);
});

test('every section that moved can be found, and its old address is free', () => {
  const wrong = Object.entries(movedAnchors).filter(([from, to]) => {
    const [[oldPage = '', oldName = ''], [page = '', name = '']] = [from.split('#'), to.split('#')];
    return !ids.get(`/docs/${page}`)?.has(name) || ids.get(`/docs/${oldPage}`)?.has(oldName);
  });
  expect(wrong).toEqual([]);
});
