import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parseTable, selectPageRedirects} from '../../../src/plugins/redirects/table';
import {collectBuiltRoutes} from '../../routes-lock/builtRoutes';
import {readLock} from '../../routes-lock/lock';
import {findLostAddresses} from '../../routes-lock/lost';

const redirects = parseTable(readFileSync('redirects.json', 'utf8'), 'redirects.json');
const built = collectBuiltRoutes('build', new Set(selectPageRedirects(redirects).map(({from}) => from)));

test('the built site has all addresses of routes.lock.json, or redirects them', () => {
  expect(findLostAddresses(readLock(), built, redirects)).toEqual([]);
});

test('routes.lock.json lists exactly the pages, anchors and feeds of the built site', () => {
  expect(
    built,
    'Run `npm run page -- lock`, which writes the addresses of the last build to routes.lock.json.',
  ).toEqual(readLock());
});
