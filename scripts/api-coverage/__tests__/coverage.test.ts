import path from 'node:path';
import {describe, expect, test} from 'vitest';
import api10 from '../api-10.x.json';
import api9 from '../api-9.x.json';
import {
  collectExpectations,
  countNames,
  findMisassigned,
  findMissing,
  findMissingEntryPoints,
  type Api,
  type Assignment,
} from '../coverage';
import {readNamedInCode} from '../namedInCode';
import pages10 from '../pages-10.x.json';
import pages9 from '../pages-9.x.json';
import {findPoorEntries, findUndocumented, readReference} from '../reference';

type Version = {
  name: string;
  folder: string;
  api: Api;
  assignment: Assignment;
  /** The folder of the pages that list every export, if the version has them. */
  reference?: string;
};

const versions: Version[] = [
  {name: '10.x', folder: 'docs', api: api10, assignment: pages10, reference: 'docs/reference'},
  {name: '9.x', folder: 'versioned_docs/version-9.x', api: api9, assignment: pages9},
];

/** More names than this on a page are a list, not an explanation. (All links of 9.x share a page.) */
const MOST_NAMES = 45;

describe.each(versions)('docs $name', ({folder, api, assignment, reference}) => {
  const expectations = collectExpectations(api, assignment);
  const counts = countNames(expectations);
  const pages = new Map(
    [...counts.keys()].map(page => [page, readNamedInCode(path.join(folder, `${page}.md`))]),
  );

  test('every export and option has a page', () => {
    expect(findMisassigned(api, assignment, reference !== undefined)).toEqual([]);
  });

  test('every page names in code what readers look for on it', () => {
    expect(findMissing(expectations, pages)).toEqual([]);
  });

  test(`no page has more than ${MOST_NAMES} names`, () => {
    expect([...counts].filter(([, count]) => count > MOST_NAMES)).toEqual([]);
  });

  if (reference) {
    test('the reference describes every export', () => {
      const found = readReference(reference);
      expect(findUndocumented(api, found)).toEqual([]);
      expect(findPoorEntries(found)).toEqual([]);
    });
    return;
  }

  test('every entry point is named on a page of its exports', () => {
    expect(findMissingEntryPoints(api, assignment, pages)).toEqual([]);
  });
});

test('the migration guide names all that 9.x offers', () => {
  const guide = 'migration/migrate-from-v9-to-v10';
  const api: Api = api9;
  const names = Object.values(api.exports).flatMap(exported => exported.map(({name}) => name));
  const expectations = collectExpectations(api, {
    exports: {[guide]: names},
    options: Object.fromEntries(Object.keys(api.options).map(object => [object, [guide]])),
  });
  const pages = new Map([[guide, readNamedInCode(`docs/${guide}.md`)]]);
  expect(findMissing(expectations, pages)).toEqual([]);
});
