import {expect, it} from 'vitest';
import {describeCalls} from '../calls';

const exchange = {method: 'GET', path: '/a,b?batch=1', input: '', status: 207};

it('returns the outcome of each call of a batch', () => {
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

it('returns the outcome of a call without batching whose data is an array', () => {
  expect(
    describeCalls({...exchange, procedures: ['a'], isBatch: false, output: '{"result":{"data":[1,2]}}'}),
  ).toEqual([{procedure: 'a', outcome: '200', isFailed: false}]);
});
