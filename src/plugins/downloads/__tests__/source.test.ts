import {expect, test} from 'vitest';
import {describeEdition, getModified} from '../source';
import {createPage, createSource, settings} from './testPage';

const source = createSource([
  createPage('/docs', '<h1>Start</h1><time datetime="2026-05-01T00:00:00.000Z">1 May 2026</time>'),
]);
const {commit} = source.edition;

test('the edition names the version, the commit and its day', () => {
  expect(describeEdition(source, settings.texts)).toBe(
    'Docs 2.x (Tasks 2.1.0), commit 0123456789, 2026-11-23.',
  );
});

test.each([
  [{commit, commitTime: null}, 'Docs 2.x (Tasks 2.1.0), commit 0123456789.'],
  [{commit: `${commit}-dirty`, commitTime: null}, 'Docs 2.x (Tasks 2.1.0), commit 0123456789-dirty.'],
  [{commit: null, commitTime: null}, 'Docs 2.x (Tasks 2.1.0).'],
])('the edition leaves out what is unknown: %j', (edition, expected) => {
  expect(describeEdition({...source, edition}, settings.texts)).toBe(expected);
});

test('if the time of the commit is unknown, the latest date on the pages counts', () => {
  expect(getModified(source)).toBe('2026-11-23T08:30:00Z');
  const edition = {commit: null, commitTime: null};
  expect(getModified({...source, edition})).toBe('2026-05-01T00:00:00Z');
  expect(getModified({pages: [], edition})).toBe('2000-01-01T00:00:00Z');
});
