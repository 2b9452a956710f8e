import {expect, it} from 'vitest';
import {describeCalls, shortenTexts} from '../calls';

const exchange = {method: 'GET', path: '/a,b?batch=1', input: '', status: 207};

it('describeCalls returns the outcome of each call in a batch', () => {
  expect(
    describeCalls({
      ...exchange,
      procedures: ['a', 'b'],
      isBatch: true,
      output: JSON.stringify([
        {error: {message: 'x', code: -32004, data: {code: 'NOT_FOUND', httpStatus: 404}}},
        {result: {data: 1}},
      ]),
    }),
  ).toEqual([
    {procedure: 'a', outcome: '404 NOT_FOUND', isFailed: true},
    {procedure: 'b', outcome: '200', isFailed: false},
  ]);
});

it('describeCalls treats an array as the data of one call if the request is not a batch', () => {
  expect(
    describeCalls({...exchange, procedures: ['a'], isBatch: false, output: '{"result":{"data":[1,2]}}'}),
  ).toEqual([{procedure: 'a', outcome: '200', isFailed: false}]);
});

it.each(['', 'Not found', '{"product":{"price":3}}', '"ok"', 'null'])(
  'a request with the response %j has no calls, because tRPC hasn’t answered it',
  output => {
    expect(describeCalls({...exchange, procedures: ['a'], isBatch: false, output})).toEqual([]);
  },
);

it('shortenTexts shortens the long texts of a value', () => {
  const shorten = (start: string, count: number) => `${start.length} of ${count}`;
  expect(shortenTexts({a: ['x'.repeat(400), 'x'.repeat(401)], b: null, c: 1}, shorten)).toEqual({
    a: ['x'.repeat(400), '400 of 401'],
    b: null,
    c: 1,
  });
  expect(shortenTexts('x'.repeat(1000), shorten)).toBe('400 of 1000');
});
