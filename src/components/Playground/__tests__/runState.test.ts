import {expect, test} from 'vitest';
import type {RunEvent} from '../../../shared/programs';
import {applyEvent, idleRun} from '../runState';

const exchange = {
  method: 'GET',
  path: '/a',
  procedures: ['a'],
  isBatch: false,
  input: '',
  status: 200,
  output: '{}',
};

test('applyEvent collects what happens during a run', () => {
  const position = {path: 'client.ts', line: 3, column: 1};
  const events: RunEvent[] = [
    {type: 'output', level: 'warn', text: 'careful'},
    {type: 'exchange', exchange},
    {type: 'error', message: 'TypeError: x', position},
    {type: 'end', reason: 'failed'},
  ];
  expect(events.reduce(applyEvent, {...idleRun, isRunning: true})).toEqual({
    ...idleRun,
    isRunning: false,
    lines: [
      {level: 'warn', text: 'careful'},
      {level: 'uncaught', text: 'TypeError: x', position},
    ],
    exchanges: [exchange],
    reason: 'failed',
  });
});

test('the preview is removed when the run ends, because the sandbox removes its frame', () => {
  const running = applyEvent({...idleRun, isRunning: true}, {type: 'preview'});
  expect(running.hasPreview).toBe(true);
  expect(applyEvent(running, {type: 'end', reason: 'stopped'})).toMatchObject({
    hasPreview: false,
    reason: 'stopped',
  });
});
