import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {currentVersion, docsVersions, getContentFolder} from '../../../src/shared/docsVersions';
import {
  collectExpectations,
  countNames,
  findAssignmentErrors,
  findMissingNames,
  findMissingEntryPoints,
  type Api,
} from '../coverage';
import {readApi, readPageAssignments} from '../apiFiles';
import {readCodeNames} from '../codeNames';
import {findUndescribedEntries, findUndocumentedExports, readReference} from '../reference';

const versions = docsVersions.map(version => {
  const folder = getContentFolder(version);
  const reference = `${folder}/reference`;
  return {
    label: version.label,
    folder,
    api: readApi(version),
    assignments: readPageAssignments(version),
    // Folder of the reference pages that list every export, if the version has such pages.
    reference: existsSync(reference) ? reference : undefined,
  };
});

/** The maximum number of names on a page. A page with more names would be a list, not an explanation. */
const maxNamesPerPage = 45;

describe.each(versions)('docs $label', ({folder, api, assignments, reference}) => {
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

test('the migration guide shows every export and option of the version that it starts from', () => {
  const {changes} = currentVersion;
  const earlier = docsVersions.find(({label}) => label === changes?.since);
  if (!changes || !earlier) {
    throw new Error(
      'docsVersions.json: the version in docs/ has no `changes`, or they name an unknown version.',
    );
  }
  const guide = `migration/${changes.guide}`;
  const api: Api = readApi(earlier);
  const names = Object.values(api.exports).flatMap(exported => exported.map(({name}) => name));
  const expectations = collectExpectations(api, {
    exports: {[guide]: names},
    options: Object.fromEntries(Object.keys(api.options).map(object => [object, [guide]])),
  });
  const pages = new Map([[guide, readCodeNames(`docs/${guide}.md`)]]);
  expect(findMissingNames(expectations, pages)).toEqual([]);
});
