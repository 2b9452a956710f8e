import {expect, test} from 'vitest';
import {OutputMeter, parseMessage} from '../messages';

const exchange = {
  method: 'GET',
  path: '/greeting',
  procedures: ['greeting'],
  isBatch: false,
  input: '',
  status: 200,
  output: '{}',
};

test('parseMessage copies the known properties of valid messages', () => {
  expect(parseMessage({type: 'output', level: 'log', text: 'a', html: '<b>'})).toEqual({
    type: 'output',
    level: 'log',
    text: 'a',
  });
  expect(parseMessage({type: 'exchange', exchange: {...exchange, extra: 1}})).toEqual({
    type: 'exchange',
    exchange,
  });
  expect(
    parseMessage({
      type: 'error',
      message: 'a',
      frames: [{path: 'a', line: 1, column: 2}, {path: 'a', line: -1, column: 0}, 3],
    }),
  ).toEqual({type: 'error', message: 'a', frames: [{path: 'a', line: 1, column: 2}], statement: undefined});
  expect(parseMessage({type: 'end', reason: 'finished'})).toEqual({type: 'end', reason: 'finished'});
});

test.each([
  undefined,
  null,
  'end',
  [],
  {type: 'unknown'},
  {type: 'output', level: 'html', text: 'a'},
  {type: 'output', level: 'log', text: {}},
  {type: 'end', reason: 'stopped'},
  {type: 'end'},
  {type: 'error', message: 1, frames: []},
  {type: 'error', message: 'a', frames: 'a'},
  {type: 'exchange', exchange: {...exchange, procedures: [1]}},
  {type: 'exchange', exchange: 'a'},
])('parseMessage rejects %j', data => {
  expect(parseMessage(data)).toBeUndefined();
});

test('OutputMeter limits lines, characters and requests', () => {
  const limits = {blockingMs: 1, lines: 3, characters: 10};
  const lines = new OutputMeter(limits);
  expect([lines.add('a\nb'), lines.add('c'), lines.add('d')]).toEqual([true, true, false]);
  expect(lines.isFull).toBe(true);
  const characters = new OutputMeter(limits);
  expect([characters.add('12345'), characters.add('123456')]).toEqual([true, false]);
  const requests = new OutputMeter(limits);
  expect(requests.addExchange(exchange)).toBe(true);
  expect(requests.addExchange({...exchange, output: 'a'.repeat(3_000_000)})).toBe(false);
  expect([requests.addPreview(), requests.addPreview()]).toEqual([true, false]);
});
