// Tests redirects.json with the pages and anchors in routes.lock.json, so that a mistake is found without a build.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {collectRedirectProblems, parseTable} from '../../../src/plugins/redirects/table';
import {findMovedAnchor} from '../../../src/clientModules/movedAnchors';
import {listPages, readLock} from '../../routes-lock/lock';

const redirects = parseTable(readFileSync('redirects.json', 'utf8'), 'redirects.json');

test('redirects.json has no chain, no loop, no missing target and no address that is in use', () => {
  expect(collectRedirectProblems(redirects, listPages(readLock()))).toEqual([]);
});

test('browsers redirect the sections in redirects.json', () => {
  for (const {from, to} of redirects) {
    const [page = '', anchor] = from.split('#');
    expect(anchor === undefined || findMovedAnchor(page, anchor) === to).toBe(true);
  }
  expect(findMovedAnchor('/docs/context', 'how-it-works')).toBeUndefined();
});
