import {describe, expect, test} from 'vitest';
import {getPath, rankRecords} from '../ranking';
import {createRecordIndex} from '../recordIndex';
import {siteRecords} from './siteRecords';

const index = await createRecordIndex(siteRecords);

function find(query: string): string[] {
  return [...new Set(rankRecords(index, query).map(({record}) => getPath(record)))];
}

describe('ranking', () => {
  test.each([
    ['a name in code', 'useContext', '/docs/useContext'],
    ['its parts', 'use context', '/docs/useContext'],
    ['a plural', 'router', '/docs/router'],
    ['a beginning', 'useMut', '/docs/useMutation'],
    ['the beginning of a second word', 'data tran', '/docs/data-transformers'],
    ['a typo', 'contxt', '/docs/context'],
    ['a typo in a name', 'useMutaton', '/docs/useMutation'],
    ['keywords', 'superjson', '/docs/data-transformers'],
    ['a question', 'how do I use the context', '/docs/context'],
    ['a name in the sidebar', 'faq', '/docs/faq'],
    ['a synonym', 'endpoint', '/docs/router'],
  ])('%s: “%s” finds %s first', (_, query, page) => {
    expect(find(query)[0]).toBe(page);
  });

  test('a query that quotes a heading finds its section first', () => {
    expect(rankRecords(index, 'With a data transformer')[0]?.record.objectID).toBe(
      '/docs/context#with-a-data-transformer',
    );
  });

  test('a title counts more than prose', () => {
    expect(find('context').indexOf('/docs/context')).toBeLessThan(find('context').indexOf('/docs/router'));
  });

  test('a letter that was just typed beside a word hides nothing', () => {
    expect(find('router c')[0]).toBe('/docs/router');
  });

  test('one letter finds something', () => {
    expect(find('r')).not.toEqual([]);
  });

  test('the same query has the same order each time', () => {
    expect(rankRecords(index, 'data').map(({record}) => record.objectID)).toEqual(
      rankRecords(index, 'data').map(({record}) => record.objectID),
    );
  });
});

describe('strange queries', () => {
  test.each(['', '   ', '?!.,;', '🎉🚀', '\u0000', '%E0%A4%A'])(
    '%j finds nothing or something, and never throws',
    query => {
      expect(() => find(query)).not.toThrow();
    },
  );

  test('10,000 characters are answered', () => {
    expect(find(`router ${'x'.repeat(10_000)}`)[0]).toBe('/docs/router');
    expect(() => find('router context '.repeat(700))).not.toThrow();
  });

  test('right-to-left text beside a word finds the word', () => {
    expect(find('راوتر router')[0]).toBe('/docs/router');
  });

  test('names that every object has are no words', () => {
    for (const query of ['constructor', '__proto__', 'hasOwnProperty', 'toString']) {
      expect(() => find(query)).not.toThrow();
    }
  });
});
