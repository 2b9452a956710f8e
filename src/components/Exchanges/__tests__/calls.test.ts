import {expect, it} from 'vitest';
import {describeCalls} from '../calls';

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
