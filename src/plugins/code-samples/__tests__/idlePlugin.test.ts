import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createIdlePlugin, type WhenIdle} from '../dev-server/idlePlugin';

beforeEach(() => void vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']}));
afterEach(() => void vi.useRealTimers());

/** Creates the plugin with a bundler whose hooks the test calls. */
function setUp() {
  const callbacks = new Map<string, () => void>();
  const started: WhenIdle[] = [];
  const createHook = (hook: string) => ({
    tap: (_: string, callback: () => void) => void callbacks.set(hook, callback),
  });
  createIdlePlugin('test', whenIdle => started.push(whenIdle)).apply({
    hooks: {invalid: createHook('invalid'), watchRun: createHook('watchRun'), done: createHook('done')},
  });
  return {call: (hook: 'invalid' | 'watchRun' | 'done') => callbacks.get(hook)?.(), started};
}

test('work in the background starts once, and not while a page is being compiled', () => {
  const {call, started} = setUp();
  call('watchRun');
  vi.advanceTimersByTime(60_000);
  call('done');
  vi.advanceTimersByTime(1_999);
  // Somebody opens a page, and compiling it takes long.
  call('invalid');
  call('watchRun');
  vi.advanceTimersByTime(60_000);
  expect(started).toHaveLength(0);
  call('done');
  vi.advanceTimersByTime(2_000);
  expect(started).toHaveLength(1);
  call('watchRun');
  call('done');
  vi.advanceTimersByTime(60_000);
  expect(started).toHaveLength(1);
});

test('work that has started waits while a page is being compiled', async () => {
  const {call, started} = setUp();
  call('done');
  vi.advanceTimersByTime(2_000);
  const [whenIdle] = started;
  await whenIdle?.();
  call('invalid');
  let hasResumed = false;
  const resumed = whenIdle?.().then(() => (hasResumed = true));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  call('done');
  vi.advanceTimersByTime(299);
  await new Promise(setImmediate);
  expect(hasResumed).toBe(false);
  vi.advanceTimersByTime(1);
  await resumed;
  expect(hasResumed).toBe(true);
});
