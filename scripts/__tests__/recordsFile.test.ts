import {describe, expect, test} from 'vitest';
import {createRecordsFile} from '../../src/plugins/search-records/recordsFile';
import {createAnchor, recordsFormat} from '../../src/shared/search';
import {parseRecordsFile} from '../../src/search/recordsFile';
import {createPageRecords, siteRecords} from '../../src/search/__tests__/siteRecords';

function rewrite(records: typeof siteRecords) {
  const text = JSON.stringify(createRecordsFile(records, 'https://example.org'));
  return parseRecordsFile(JSON.parse(text));
}

describe('a records file', () => {
  test('gives back every record, with its place, names and address', () => {
    const pick = (records: typeof siteRecords) =>
      records.map(({objectID, type, hierarchy, url, anchor, docusaurus_tag, language, version, weight}) => ({
        ...{objectID, type, hierarchy, url, anchor, docusaurus_tag, language, version, weight},
      }));
    expect(pick(rewrite(siteRecords))).toEqual(pick(siteRecords));
  });

  test('keeps short texts, keywords and labels as they are', () => {
    expect(rewrite(siteRecords).map(({content, keywords, label}) => ({content, keywords, label}))).toEqual(
      siteRecords.map(({content, keywords, label}) => ({content, keywords, label})),
    );
  });

  test('keeps the words of what it cuts off from long texts', () => {
    const content = `${'Plain words about this and that. '.repeat(20)}The last one is zeppelin.`;
    const [record] = rewrite(createPageRecords('/docs/long', 'Long', [{content}]));
    expect(record?.content?.length).toBeLessThan(450);
    expect(record?.content?.endsWith('.')).toBe(true);
    expect(record?.more?.split(' ')).toContain('zeppelin');
  });

  test('keeps the names in code that the page doesn’t say', () => {
    const [record] = rewrite(
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
])('the anchor of “%s”', (heading, anchor) => {
  expect(createAnchor(heading)).toBe(anchor);
});

describe('a corrupt file', () => {
  const sound = createRecordsFile(siteRecords, 'https://example.org');

  test.each([
    ['null', null],
    ['a list', []],
    ['an error page', '<!doctype html>'],
    ['another format', {...sound, format: recordsFormat + 1}],
    ['no origin', {...sound, origin: undefined}],
    ['no pages', {...sound, pages: undefined}],
    ['a page without sections', {...sound, pages: [{...sound.pages[0], sections: undefined}]}],
    ['a section that is none', {...sound, pages: [{...sound.pages[0], sections: [null]}]}],
  ])('%s is refused', (_, file) => {
    expect(() => parseRecordsFile(file)).toThrow(
      `Search records: found another format, expected format ${recordsFormat}. Reload the page.`,
    );
  });
});
