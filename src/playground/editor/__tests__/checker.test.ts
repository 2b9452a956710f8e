import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {CompilerClient} from '../../compiler/client';
import {Checker} from '../checker';

type Call = {path: string; resolve: () => Promise<void>};

/** Creates a checker of two files, and the requests that it has sent. */
function create() {
  const calls: Call[] = [];
  const checked: string[] = [];
  const onReport = vi.fn();
  const call = (_method: string, path: string) =>
    new Promise(resolve => {
      calls.push({
        path,
        resolve: async () => {
          resolve([]);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  const checker = new Checker({
    // Only one of the compiler's methods is called.
    call: call as CompilerClient['call'],
    listPaths: () => ['server.ts', 'client.ts'],
    onChecked: path => checked.push(path),
    onReport,
  });
  return {checker, calls, checked, onReport};
}

describe('the checks of a project', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('several changes cause one check of all files, one file after the other', async () => {
    const {checker, calls, checked, onReport} = create();
    checker.schedule();
    await vi.advanceTimersByTimeAsync(20);
    checker.schedule();
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.map(({path}) => path)).toEqual(['server.ts']);
    await calls[0]?.resolve();
    await calls[1]?.resolve();
    expect(checked).toEqual(['server.ts', 'client.ts']);
    expect(onReport).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onReport).toHaveBeenCalledTimes(1);
  });

  test('a change during a check starts it again, and the results for the old text are dropped', async () => {
    const {checker, calls, checked, onReport} = create();
    checker.schedule();
    await vi.advanceTimersByTimeAsync(100);
    checker.schedule();
    await vi.advanceTimersByTimeAsync(100);
    expect(calls).toHaveLength(1);
    await calls[0]?.resolve();
    expect(checked).toEqual([]);
    expect(calls.map(({path}) => path)).toEqual(['server.ts', 'server.ts']);
    await calls[1]?.resolve();
    await calls[2]?.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(checked).toEqual(['server.ts', 'client.ts']);
    expect(onReport).toHaveBeenCalledTimes(1);
  });

  test('a closed checker reports nothing', async () => {
    const {checker, calls, checked, onReport} = create();
    checker.schedule();
    await vi.advanceTimersByTimeAsync(100);
    checker.close();
    await calls[0]?.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(checked).toEqual([]);
    expect(onReport).not.toHaveBeenCalled();
  });
});
