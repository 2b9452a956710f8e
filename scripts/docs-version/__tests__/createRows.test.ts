import {expect, test} from 'vitest';
import type {DocsVersion} from '../../../src/shared/docsVersions';
import {createRows} from '../createRows';

const current: DocsVersion = {
  name: 'current',
  label: '10.x',
  path: '',
  isLatest: true,
  banner: 'none',
  samples: 'samples/v10',
  packageVersion: '10.8.1',
  socialImageColour: '#0000ff',
  changes: {since: '9.x', guide: 'migrate'},
};
const old: DocsVersion = {
  name: '9.x',
  label: '9.x',
  path: 'v9',
  isLatest: false,
  banner: 'unmaintained',
  samples: 'samples/v9',
  packageVersion: '9.27.4',
  socialImageColour: '#ffff00',
};

test('createRows adds an unmaintained copy of docs/ below the row of docs/, with a path and a samples folder of its own', () => {
  const {rows} = createRows([current, old], ['10.9', '9.x'], {name: '10.9'});
  expect(rows).toEqual([
    current,
    {
      ...current,
      name: '10.9',
      label: '10.9',
      path: 'v10.9',
      isLatest: false,
      banner: 'unmaintained',
      samples: 'samples/v10.9',
      socialImageColour: old.socialImageColour,
    },
    old,
  ]);
});

test('createRows can give docs/ a new label, so that the new version can have the old label', () => {
  const {rows} = createRows([current, old], ['10.x', '9.x'], {name: '10.x', currentLabel: '11.x'});
  expect(rows.map(({name, label, path}) => [name, label, path])).toEqual([
    ['current', '11.x', ''],
    ['10.x', '10.x', 'v10.x'],
    ['9.x', '9.x', 'v9'],
  ]);
});

test.each([
  [
    'a version that Docusaurus has not created',
    {name: '10.9'},
    ['9.x'],
    'versions.json: the newest version must be 10.9. Found 9.x. Run `npx docusaurus docs:version 10.9` first.',
  ],
  [
    'a version that has a row',
    {name: '9.x'},
    ['9.x'],
    'docsVersions.json: the version 9.x already has a row. Choose another name.',
  ],
  [
    'a version with the label of docs/',
    {name: '10.x'},
    ['10.x', '9.x'],
    'docsVersions.json: two versions would have the label 10.x. Pass a new label for the version in docs/, such as `--current-label 11.x`.',
  ],
  [
    'a label for docs/ that another version has',
    {name: '10.9', currentLabel: '9.x'},
    ['10.9', '9.x'],
    'docsVersions.json: two versions would have the label 9.x. Pass another label for the version in docs/.',
  ],
  [
    'a version whose path and folder are in use',
    {name: '9'},
    ['9', '9.x'],
    'docsVersions.json: 9 needs the path v9 and the folder samples/v9, which the version 9.x uses. Choose another name.',
  ],
] as const)('createRows rejects %s', (_, request, names, message) => {
  expect(() => createRows([current, old], names, request)).toThrow(message);
});

test('createRows rejects a table in which docs/ isn’t the latest version', () => {
  const unreleased: DocsVersion = {...current, isLatest: false, path: 'next', banner: 'unreleased'};
  expect(() => createRows([unreleased, old], ['10.9', '9.x'], {name: '10.9'})).toThrow(
    'docsVersions.json: the first row must be the latest version, in docs/. Found "current", expected "current" with "isLatest": true. Add the row of 10.9 by hand.',
  );
});
