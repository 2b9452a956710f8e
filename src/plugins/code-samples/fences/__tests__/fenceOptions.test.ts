import {describe, expect, test} from 'vitest';
import {parseFenceOptions} from '../fenceOptions';

describe('the options of a sample', () => {
  const read = (meta: string) => parseFenceOptions(meta, ['2.x', '1.x']);

  test('fence options can be in any order and with any quotes', () => {
    expect(
      read(
        `{2,4-6} title="server/my router.ts" project='yup' version=1.x showLineNumbers norun="needs a GPU" nocheck="a listing" noedit="too large"`,
      ),
    ).toEqual({
      options: {
        ranges: '2,4-6',
        title: 'server/my router.ts',
        project: 'yup',
        version: '1.x',
        norun: 'needs a GPU',
        nocheck: 'a listing',
        noedit: 'too large',
      },
      problems: [],
    });
  });

  test('all fence options are optional, and line numbers can start at any number', () => {
    expect(read('')).toEqual({options: {}, problems: []});
    expect(read('showLineNumbers=40')).toEqual({options: {}, problems: []});
  });

  test.each([
    ['Title="a.ts"', 0, 12],
    ['title="a.ts" live', 13, 4],
    ['title="a.ts" npm2yarn', 13, 8],
    ['{1,a}', 0, 5],
    ['{}', 0, 2],
    ['version="11.x"', 0, 14],
    ['norun', 0, 5],
    ['noedit=', 0, 7],
    ['title="a.ts" nocheck=""', 13, 10],
  ])('an invalid fence option is reported at its position: %s', (meta, column, length) => {
    expect(read(meta).problems).toMatchObject([{column, length}]);
  });
});

describe('the options of a fence in another language', () => {
  const read = (meta: string) => parseFenceOptions(meta);

  test('a fence that is not a sample can have a title, a line range, line numbers and npm2yarn', () => {
    expect(read('title="package.json" {3} npm2yarn showLineNumbers')).toEqual({
      options: {title: 'package.json', ranges: '3'},
      problems: [],
    });
  });

  test.each(['project="a"', 'version="1.x"', 'norun="why"', 'nocheck="why"', 'noedit="why"'])(
    'a fence that is not a sample cannot have the option %s',
    meta => {
      expect(read(meta).problems).toHaveLength(1);
    },
  );
});
