import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readProcessorWait, startTimeLimit} from '../timeLimit';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['never waits for a processor', 0, 15],
  ['waits half of the time', 0.5, 30],
  ['always waits', 1, 60],
])('a project whose process %s is stopped once if it hangs, within a minute', (_, waiting, seconds) => {
  const start = performance.now();
  const stoppedAfter: number[] = [];
  startTimeLimit(
    1,
    () => stoppedAfter.push((performance.now() - start) / 1000),
    () => 1_000_000 + (performance.now() - start) * waiting,
  );
  vi.advanceTimersByTime(100_000);
  expect(stoppedAfter).toEqual([seconds]);
});

test('a project that ends in time is not stopped', () => {
  const onExceeded = vi.fn();
  const end = startTimeLimit(1, onExceeded, () => 0);
  vi.advanceTimersByTime(14_000);
  end();
  vi.advanceTimersByTime(100_000);
  expect(onExceeded).not.toHaveBeenCalled();
});

test.runIf(process.platform === 'linux')(
  'the wait of a process is known, and that of a missing one is 0',
  () => {
    expect(readProcessorWait(process.pid)).toBeGreaterThan(0);
    expect(readProcessorWait(undefined)).toBe(0);
  },
);
