import {expect, test, vi} from 'vitest';
import {Recorder} from '../recorder';

function listTexts(recorder: Recorder): (string | undefined)[] {
  return (recorder.outcomes.get(0) ?? []).map(({texts}) => texts[0]);
}

test('a recorder returns the values that it records, and keeps the outcome of each call', () => {
  const recorder = new Recorder();
  expect([recorder.value(0, 1), recorder.value(0, 2)]).toEqual([1, 2]);
  expect(listTexts(recorder)).toEqual(['1', '2']);
});

test('a recorder passes printed values on', () => {
  const recorder = new Recorder();
  const log = vi.fn();
  recorder.print(0, log)('a', 1);
  expect(log).toHaveBeenCalledWith('a', 1);
  expect(listTexts(recorder)).toEqual(["'a' 1"]);
});

test('a recorder waits for the outcome of a promise that is expected to reject', async () => {
  const recorder = new Recorder();
  await recorder.returned(0, Promise.reject(new Error('no')))?.catch(() => undefined);
  await recorder.returned(0, Promise.resolve(1));
  recorder.returned(0, 1);
  await new Promise(resolve => setTimeout(resolve));
  expect(listTexts(recorder).sort()).toEqual(['Error: no', 'nothing thrown', 'nothing thrown']);
});

test('a recorder knows the latest statement of each file and the captured values', () => {
  const recorder = new Recorder();
  recorder.at('a.ts', 1, 2);
  recorder.at('b.ts', 3, 4);
  recorder.at('a.ts', 5, 6);
  expect(recorder.latestFile).toBe('a.ts');
  expect(recorder.progress.get('a.ts')).toEqual({line: 5, column: 6});
  recorder.capture('thing', {a: 1}, 'page');
  expect(recorder.captures).toEqual([{kind: 'thing', value: {a: 1}, origin: 'page'}]);
});
