import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {currentVersion} from '../../../src/shared/docsVersions';
import {renderContentDates} from '../../content/dates/contentDates';
import {copyDates} from '../copyDates';

test('the pages of a new version have the dates of their originals, although links in them have changed', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'copy-dates-'));
  for (const [file, text] of [
    ['docs/context.md', '[Adapters](/docs/adapters)'],
    ['versioned_docs/version-10.9/context.md', '[Adapters](/docs/v10.9/adapters)'],
    ['versioned_docs/version-10.9/new.md', 'Not a copy'],
  ] as const) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  const date = '2026-11-20';
  const file = path.join(site, 'contentDates.json');
  writeFileSync(file, renderContentDates({'docs/context.md': {date, hash: 'original'}}));
  const count = copyDates(site, currentVersion, {...currentVersion, name: '10.9'});
  const dates: unknown = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(site, {recursive: true});
  expect(count).toBe(1);
  expect(dates).toEqual({
    'docs/context.md': {date, hash: 'original'},
    'versioned_docs/version-10.9/context.md': {date, hash: expect.stringMatching(/^[0-9a-f]{16}$/)},
  });
});
