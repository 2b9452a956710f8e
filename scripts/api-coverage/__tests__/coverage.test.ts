import path from 'node:path';
import {describe, expect, test} from 'vitest';
import api10 from '../api-10.x.json';
import api9 from '../api-9.x.json';
import {
  collectExpectations,
  countNames,
  findAssignmentErrors,
  findMissingNames,
  findMissingEntryPoints,
  type Api,
  type PageAssignments,
} from '../coverage';
import {readCodeNames} from '../codeNames';
import pages10 from '../pages-10.x.json';
import pages9 from '../pages-9.x.json';
import {findUndescribedEntries, findUndocumentedExports, readReference} from '../reference';

type Version = {
  name: string;
  folder: string;
  api: Api;
  assignments: PageAssignments;
  /** Folder of the reference pages that list every export, if the version has such pages. */
  reference?: string;
};

const versions: Version[] = [
  {name: '10.x', folder: 'docs', api: api10, assignments: pages10, reference: 'docs/reference'},
  {name: '9.x', folder: 'versioned_docs/version-9.x', api: api9, assignments: pages9},
];

/** The maximum number of names on a page. A page with more names would be a list, not an explanation. */
const maxNamesPerPage = 45;

describe.each(versions)('docs $name', ({folder, api, assignments, reference}) => {
  const expectations = collectExpectations(api, assignments);
  const counts = countNames(expectations);
  const pages = new Map(
    [...counts.keys()].map(page => [page, readCodeNames(path.join(folder, `${page}.md`))]),
  );

  test('have a page for every export and every options object', () => {
    expect(findAssignmentErrors(api, assignments, reference !== undefined)).toEqual([]);
  });

  test('show every assigned name in the code of its page', () => {
    expect(findMissingNames(expectations, pages)).toEqual([]);
  });

  test(`assign at most ${maxNamesPerPage} names to each page`, () => {
    expect([...counts].filter(([, count]) => count > maxNamesPerPage)).toEqual([]);
  });

  if (reference) {
    test('describe every export in the reference', () => {
      const found = readReference(reference);
      expect(findUndocumentedExports(api, found)).toEqual([]);
      expect(findUndescribedEntries(found)).toEqual([]);
    });
    return;
  }

  test('show the import path of every entry point on a page that documents its exports', () => {
    expect(findMissingEntryPoints(api, assignments, pages)).toEqual([]);
  });
});

test('the migration guide shows every export and option of 9.x', () => {
  const guide = 'migration/migrate-from-v9-to-v10';
  const api: Api = api9;
  const names = Object.values(api.exports).flatMap(exported => exported.map(({name}) => name));
  const expectations = collectExpectations(api, {
    exports: {[guide]: names},
    options: Object.fromEntries(Object.keys(api.options).map(object => [object, [guide]])),
  });
  const pages = new Map([[guide, readCodeNames(`docs/${guide}.md`)]]);
  expect(findMissingNames(expectations, pages)).toEqual([]);
});
