import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fetchFile} from '../fetchFile';

let body: ReadableStreamDefaultController<Uint8Array>;

beforeEach(() => {
  vi.useFakeTimers();
  // Like the real function, this one responds when the first bytes arrive, and fails when its signal is aborted.
  vi.stubGlobal(
    'fetch',
    vi.fn((_url: string, {signal}: {signal: AbortSignal}) => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          body = controller;
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(stream, {status: 203, headers: {'x-build': '7'}}));
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (text: string) => body.enqueue(new TextEncoder().encode(text));

test('a slow file that keeps arriving is loaded, with its status and headers', async () => {
  const response = await fetchFile('/file');
  const text = response.text();
  for (const part of ['one ', 'two ', 'three']) {
    await vi.advanceTimersByTimeAsync(14_000);
    send(part);
  }
  await vi.advanceTimersByTimeAsync(14_000);
  body.close();
  expect(await text).toBe('one two three');
  expect(response.status).toBe(203);
  expect(response.headers.get('x-build')).toBe('7');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('reading fails if no data arrives for 15 seconds', async () => {
  const text = (await fetchFile('/file')).text();
  const failure = expect(text).rejects.toThrow(/abort/i);
  send('one');
  await vi.advanceTimersByTimeAsync(14_900);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  await failure;
});

test('the signal of the caller ends the download, and no timer is left', async () => {
  const controller = new AbortController();
  const text = (await fetchFile('/file', {signal: controller.signal})).text();
  const failure = expect(text).rejects.toThrow('Cancelled');
  controller.abort(new Error('Cancelled'));
  await failure;
  expect(vi.getTimerCount()).toBe(0);
});
