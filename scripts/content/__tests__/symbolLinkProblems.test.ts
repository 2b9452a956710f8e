import {expect, test} from 'vitest';
import {readPage} from '../../../src/config/symbolLinks';
import {collectSymbolLinkProblems} from '../symbolLinkProblems';

const markdown = '---\nslug: /a\napi:\n  - "@trpc/server:TRPCError.code#codes"\n---\n\n## All codes\n';

test('reports an anchor in the field `api` that no heading of the page has', () => {
  expect(collectSymbolLinkProblems(() => readPage('docs/a.md', markdown, '/docs'))).toEqual([
    {
      file: 'docs/a.md',
      line: 4,
      column: 6,
      message:
        '`@trpc/server:TRPCError.code#codes` leads to no heading. Found no heading with the id `codes`, expected one of `all-codes`.',
      advice: 'If the heading has been renamed, add `{/* #codes */}` after its text.',
    },
  ]);
});

test('finds no mistakes in the pages of the site, and passes other errors on', () => {
  expect(collectSymbolLinkProblems()).toEqual([]);
  const fail = () => {
    throw new Error('out of memory');
  };
  expect(() => collectSymbolLinkProblems(fail)).toThrow('out of memory');
});
