import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readBuiltPages} from './builtSite';

/** Paths in the site map, e2e/data/routes.json, whose pages don't exist yet. */
const unwritten: string[] = [];

test('the built site has exactly the pages of the site map', () => {
  // TypeScript doesn't know that this file contains the paths of the site map in groups.
  const siteMap = JSON.parse(readFileSync('e2e/data/routes.json', 'utf8')) as Record<string, string[]>;
  const expected = [...Object.values(siteMap).flat(), '/404'].filter(path => !unwritten.includes(path));
  expect(
    readBuiltPages()
      .map(({path}) => path)
      .sort(),
  ).toEqual(expected.sort());
});
