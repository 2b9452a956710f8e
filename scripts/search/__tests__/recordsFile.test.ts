import {describe, expect, test} from 'vitest';
import {createRecordsFile} from '../../../src/plugins/search-records/recordsFile';
import {createAnchor, recordsFormat} from '../../../src/shared/search';
import {parseRecordsFile} from '../../../src/search/recordsFile';
import {createPageRecords, siteRecords} from '../../../src/search/__tests__/siteRecords';

/** Converts records to the format of a records file and parses the result. */
function roundTrip(records: typeof siteRecords) {
  const text = JSON.stringify(createRecordsFile(records, 'https://example.org'));
  return parseRecordsFile(JSON.parse(text));
}

describe('a records file', () => {
  test('keeps the id, headings and URL of every record', () => {
    const pick = (records: typeof siteRecords) =>
      records.map(
        ({objectID, type, hierarchy, section, url, anchor, docusaurus_tag, language, version, weight}) => ({
          ...{objectID, type, hierarchy, section, url, anchor, docusaurus_tag, language, version, weight},
        }),
      );
    const nested = siteRecords.map(record => ({...record, section: 'All guides'}));
    expect(pick(roundTrip(siteRecords))).toEqual(pick(siteRecords));
    expect(pick(roundTrip(nested))).toEqual(pick(nested));
  });

  test('keeps short texts, keywords and labels unchanged', () => {
    expect(roundTrip(siteRecords).map(({content, keywords, label}) => ({content, keywords, label}))).toEqual(
      siteRecords.map(({content, keywords, label}) => ({content, keywords, label})),
    );
  });

  test('shortens long texts but lists the words that are cut off, so that searches find them', () => {
    const content = `${'Plain words about this and that. '.repeat(20)}The last one is zeppelin.`;
    const [record] = roundTrip(createPageRecords('/docs/long', 'Long', [{content}]));
    expect(record?.content?.length).toBeLessThan(450);
    expect(record?.content?.endsWith('.')).toBe(true);
    expect(record?.more?.split(' ')).toContain('zeppelin');
  });

  test('keeps only those identifiers from code that don’t occur in the text', () => {
    const [record] = roundTrip(
      createPageRecords('/docs/code', 'Code', [
        {content: 'About initTRPC.', code: 'initTRPC httpBatchLink plain'},
      ]),
    );
    expect(record?.code).toBe('httpBatchLink');
  });
});

test.each([
  ['What `initTRPC` takes', 'what-inittrpc-takes'],
  ['Why is everything any?', 'why-is-everything-any'],
  ['1. The router', '1-the-router'],
])('createAnchor returns the anchor of the heading “%s”', (heading, anchor) => {
  expect(createAnchor(heading)).toBe(anchor);
});

describe('parseRecordsFile', () => {
  const valid = createRecordsFile(siteRecords, 'https://example.org');

  test.each([
    ['null', null],
    ['a list', []],
    ['an error page', '<!doctype html>'],
    ['a file of another format', {...valid, format: recordsFormat + 1}],
    ['a file without an origin', {...valid, origin: undefined}],
    ['a file without pages', {...valid, pages: undefined}],
    ['a page without sections', {...valid, pages: [{...valid.pages[0], sections: undefined}]}],
    ['a section that is null', {...valid, pages: [{...valid.pages[0], sections: [null]}]}],
  ])('rejects %s', (_, file) => {
    expect(() => parseRecordsFile(file)).toThrow(
      `The search records aren't in the expected format ${recordsFormat}. Reload the page.`,
    );
  });
});
