import {beforeEach, expect, test, vi} from 'vitest';
import type {CompilerClient} from '../../compiler/client';
import {keepCompiler, takeCompiler} from '../keptCompiler';

function createClient(canCompile = true) {
  const client = {
    canCompile,
    close: vi.fn(() => {
      client.canCompile = false;
    }),
  };
  // The module only uses these two members.
  return client as unknown as CompilerClient & typeof client;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

test('the compiler of a closed editor is used by the next editor with the same declarations', () => {
  const client = createClient();
  keepCompiler('/a.json', client);
  expect(takeCompiler('/b.json')).toBeUndefined();
  expect(takeCompiler('/a.json')).toBe(client);
  expect(takeCompiler('/a.json')).toBeUndefined();
  vi.runAllTimers();
  expect(client.close).not.toHaveBeenCalled();
});

test('a compiler that still loads or has failed is closed', () => {
  const loading = createClient(false);
  keepCompiler('/a.json', loading);
  expect(loading.close).toHaveBeenCalled();
  expect(takeCompiler('/a.json')).toBeUndefined();

  const failing = createClient();
  keepCompiler('/a.json', failing);
  failing.canCompile = false;
  expect(takeCompiler('/a.json')).toBeUndefined();
});

test('only one compiler is kept, for two minutes', () => {
  const [first, second] = [createClient(), createClient()];
  keepCompiler('/a.json', first);
  keepCompiler('/b.json', second);
  expect(first.close).toHaveBeenCalled();
  vi.advanceTimersByTime(119_000);
  expect(second.close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(second.close).toHaveBeenCalled();
  expect(takeCompiler('/b.json')).toBeUndefined();
});
