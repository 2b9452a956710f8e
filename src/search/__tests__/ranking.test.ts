import {describe, expect, test} from 'vitest';
import {parseQuery} from '../query';
import {getPath, rankRecords} from '../ranking';
import {createRecordIndex} from '../recordIndex';
import {createPageRecords, siteRecords} from './siteRecords';

const index = await createRecordIndex(siteRecords, ['endpoint procedure route']);

function rank(query: string, records = index) {
  return rankRecords(records, query, parseQuery(query, records.vocabulary));
}

function find(query: string): string[] {
  return [...new Set(rank(query).map(({record}) => getPath(record)))];
}

describe('ranking', () => {
  test.each([
    ['an identifier', 'useContext', '/docs/useContext'],
    ['the parts of an identifier', 'use context', '/docs/useContext'],
    ['a plural', 'router', '/docs/router'],
    ['the beginning of a word', 'useMut', '/docs/useMutation'],
    ['the beginning of a second word', 'data tran', '/docs/data-transformers'],
    ['a typo', 'contxt', '/docs/context'],
    ['a typo in an identifier', 'useMutaton', '/docs/useMutation'],
    ['a typo in each word', 'contxt midleware', '/docs/context'],
    ['a keyword', 'superjson', '/docs/data-transformers'],
    ['a question', 'how do I use the context', '/docs/context'],
    ['a sidebar label', 'faq', '/docs/faq'],
    ['a synonym', 'endpoint', '/docs/router'],
  ])('for %s such as “%s”, the first hit is %s', (_, query, page) => {
    expect(find(query)[0]).toBe(page);
  });

  test('puts a section first if the query equals its heading', () => {
    expect(rank('With a data transformer')[0]?.record.objectID).toBe('/docs/context#with-a-data-transformer');
  });

  test('an error message matches a keyword that is the same message without quoted values', async () => {
    const other = await createRecordIndex([
      ...createPageRecords('/docs/a', 'Modules that a bundler cannot find', [
        {content: 'Find a module by name.'},
      ]),
      ...createPageRecords('/docs/b', 'Types', [
        {content: 'Install the module.', keywords: ['Cannot find module']},
      ]),
    ]);
    const findFirst = (query: string) => rank(query, other)[0]?.record.objectID;
    expect(findFirst("Error: Cannot find module 'superjson'")).toBe('/docs/b');
    expect(findFirst('find module')).toBe('/docs/a');
  });

  test('finds the toolkit by its name in small letters, and not the identifiers that begin with it', async () => {
    const other = await createRecordIndex([
      ...createPageRecords('/docs', 'Introduction', [{content: 'What tRPC is.', keywords: ['what is trpc']}]),
      ...createPageRecords('/docs/errors', 'Errors', [{heading: 'TRPCError', content: 'Throw a TRPCError.'}]),
    ]);
    const findFirst = (query: string) => rank(query, other)[0]?.record.objectID;
    expect(['trpc', 'what is trpc', 'why Trpc?'].map(findFirst)).toEqual(['/docs', '/docs', '/docs']);
    expect(findFirst('trpc error')).toBe('/docs/errors#trpcerror');
  });

  test('a title without its parenthesis counts as the name of the page', async () => {
    const other = await createRecordIndex([
      ...createPageRecords('/docs/changes', 'Changes', [
        {},
        {heading: 'Wire format', content: 'Nothing changes.'},
      ]),
      ...createPageRecords('/docs/rpc', 'Wire format (HTTP RPC)', [{content: 'Requests and responses.'}]),
    ]);
    expect(rank('wire format', other)[0]?.record.objectID).toBe('/docs/rpc');
  });

  test('puts matches in titles before matches in prose', () => {
    expect(find('context').indexOf('/docs/context')).toBeLessThan(find('context').indexOf('/docs/router'));
  });

  test('keeps the best hit when the first letter of another word is typed', () => {
    expect(find('router c')[0]).toBe('/docs/router');
  });

  test('finds pages for a single letter', () => {
    expect(find('r')).not.toEqual([]);
  });

  test('returns hits in the same order each time', () => {
    expect(rank('data').map(({record}) => record.objectID)).toEqual(
      rank('data').map(({record}) => record.objectID),
    );
  });
});

describe('ranking of unusual queries', () => {
  test.each(['', '   ', '?!.,;', '🎉🚀', '\u0000', '%E0%A4%A'])('doesn’t throw for %j', query => {
    expect(() => find(query)).not.toThrow();
  });

  test('finds pages for queries of 10,000 characters', () => {
    expect(find(`router ${'x'.repeat(10_000)}`)[0]).toBe('/docs/router');
    expect(() => find('router context '.repeat(700))).not.toThrow();
  });

  test('finds a word next to right-to-left text', () => {
    expect(find('راوتر router')[0]).toBe('/docs/router');
  });

  test('codes aren’t corrected to similar codes, and names with capitals that the index has aren’t either', async () => {
    const records = [
      ...createPageRecords('/docs/errors', 'Errors', [{content: 'TS7016 is about declarations.'}]),
      ...createPageRecords('/docs/servers', 'Servers', [{content: 'NestJS is based on Express.'}]),
      ...Array.from({length: 200}, (_, page) =>
        createPageRecords(`/docs/pages/${page}`, 'Pages', [{content: 'A page of Next.js.'}]),
      ).flat(),
    ];
    const other = await createRecordIndex(records);
    const findFirst = (query: string) => rank(query, other)[0]?.record.objectID;
    expect(findFirst('TS7016')).toBe('/docs/errors');
    expect(findFirst('TS7056')).toBeUndefined();
    expect(findFirst('NestJS')).toBe('/docs/servers');
  });

  test('doesn’t throw for names of object properties', () => {
    for (const query of ['constructor', '__proto__', 'hasOwnProperty', 'toString']) {
      expect(() => find(query)).not.toThrow();
    }
  });
});
