import {createRef} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {Exchange} from '@site/src/shared/programs';
import {Output} from '../Output';
import {idleRun, type RunState} from '../runState';

// This module only exists in a Docusaurus build.
vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: string}) => children,
  translate: ({message}: {message: string}) => message,
}));
vi.mock('../../Exchanges', () => ({Exchanges: () => null}));
vi.mock('../../RunOutput/requestCount', () => ({formatRequestCount: String}));

const exchange: Exchange = {
  method: 'GET',
  path: '/total',
  procedures: ['total'],
  isBatch: false,
  input: '',
  status: 200,
  output: '{}',
};
const running: RunState = {...idleRun, isRunning: true, count: 1, exchanges: [exchange]};

function render(state: RunState): string {
  return renderToStaticMarkup(
    <Output state={state} frameParent={createRef()} onSelect={() => undefined} onReveal={() => undefined} />,
  );
}

test('the result says that nothing was printed after the run, or next to a preview, but not before', () => {
  const message = 'Nothing was printed.';
  expect(render(running)).not.toContain(message);
  expect(render({...running, isRunning: false, reason: 'finished'})).toContain(message);
  expect(render({...running, hasPreview: true})).toContain(message);
});

test('there is no result if what the program needs couldn’t be loaded', () => {
  const state: RunState = {...running, isRunning: false, exchanges: [], reason: 'not-loaded'};
  expect(render(state)).not.toContain('Nothing was printed.');
});
