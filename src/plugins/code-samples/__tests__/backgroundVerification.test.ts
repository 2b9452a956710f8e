import {beforeEach, expect, test, vi} from 'vitest';
import {BackgroundVerification} from '../dev-server/backgroundVerification';
import type {Source, VerifiedPage} from '../verifier';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

/** Creates a background verification. Each batch runs until the test calls the batch's `end` or `fail` function. */
function setUp() {
  const batches: {files: string[]; end: () => void; fail: () => void}[] = [];
  const verified: string[] = [];
  const verifySources = (sources: readonly Source[]) =>
    new Promise<VerifiedPage[]>((resolve, reject) => {
      batches.push({
        files: sources.map(({file, markdown}) => `${file}: ${markdown}`),
        // TypeScript doesn't know that the callback below only uses `file` and `markdown`.
        end: () => resolve(sources.map(source => ({...source, isCached: false})) as VerifiedPage[]),
        fail: () => reject(new Error('The compiler has ended.')),
      });
    });
  const verification = new BackgroundVerification({verifySources}, ({file, markdown}) =>
    verified.push(`${file}: ${markdown}`),
  );
  const add = (file: string, markdown: string, isOpen = false) => verification.add({file, markdown}, isOpen);
  return {
    verification,
    add,
    batches,
    verified,
    flushPromises: () => new Promise(resolve => setTimeout(resolve)),
  };
}

test('pages that are added before the start are all verified in one batch', async () => {
  const {verification, add, batches, verified, flushPromises} = setUp();
  add('a.md', '1');
  add('b.md', '1');
  expect(batches).toEqual([]);
  verification.start();
  verification.start();
  expect(batches.map(({files}) => files)).toEqual([['a.md: 1', 'b.md: 1']]);
  batches[0]?.end();
  await flushPromises();
  expect(verified).toEqual(['a.md: 1', 'b.md: 1']);
});

test('the terminal says when samples of several pages are being checked, and when the last page is done', async () => {
  const log = vi.mocked(console.log);
  const {verification, add, batches, flushPromises} = setUp();
  add('a.md', '1');
  add('b.md', '1');
  verification.start();
  add('c.md', '1');
  expect(log.mock.lastCall).toEqual([expect.stringContaining('Checking the code samples of 2 pages.')]);
  batches[0]?.end();
  await flushPromises();
  expect(log).toHaveBeenCalledTimes(1);
  batches[1]?.end();
  await flushPromises();
  expect(log.mock.lastCall).toEqual(['The code samples of all pages have been checked.']);
  add('a.md', '2');
  batches[2]?.end();
  await flushPromises();
  expect(log).toHaveBeenCalledTimes(2);
});

test('pages that are added during a batch are verified in the next batch, with their latest text', async () => {
  const {verification, add, batches, verified, flushPromises} = setUp();
  verification.start();
  add('a.md', '1');
  add('a.md', '1');
  add('a.md', '2');
  add('b.md', '1');
  add('a.md', '3');
  expect(batches.map(({files}) => files)).toEqual([['a.md: 1']]);
  batches[0]?.end();
  await flushPromises();
  expect(batches[1]?.files).toEqual(['a.md: 3', 'b.md: 1']);
  batches[1]?.end();
  await flushPromises();
  expect(verified).toEqual(['a.md: 1', 'a.md: 3', 'b.md: 1']);
  expect(batches).toHaveLength(2);
});

test('a page that is open in a browser is verified before all others', async () => {
  const {verification, add, batches, flushPromises} = setUp();
  add('a.md', '1');
  add('b.md', '1');
  add('c.md', '1');
  add('b.md', '1', true);
  verification.start();
  expect(batches.map(({files}) => files)).toEqual([['b.md: 1']]);
  batches[0]?.end();
  await flushPromises();
  expect(batches[1]?.files).toEqual(['a.md: 1', 'c.md: 1']);
  add('d.md', '1');
  add('e.md', '1', true);
  batches[1]?.end();
  await flushPromises();
  expect(batches[2]?.files).toEqual(['e.md: 1']);
  batches[2]?.end();
  await flushPromises();
  expect(batches[3]?.files).toEqual(['d.md: 1']);
});

test('the verification reports the error of a failed batch and continues with the next batch', async () => {
  const {verification, add, batches, verified, flushPromises} = setUp();
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  verification.start();
  add('a.md', '1');
  add('b.md', '1');
  batches[0]?.fail();
  await flushPromises();
  expect(report).toHaveBeenCalledOnce();
  batches[1]?.end();
  await flushPromises();
  expect(verified).toEqual(['b.md: 1']);
});

test('a page that is opened waits for few other pages', async () => {
  const {verification, add, batches, flushPromises} = setUp();
  for (let index = 0; index < 30; index++) {
    add(`${index}.md`, '1');
  }
  verification.start();
  expect(batches[0]?.files).toHaveLength(4);
  add('29.md', '2', true);
  batches[0]?.end();
  await flushPromises();
  expect(batches[1]?.files).toEqual(['29.md: 2']);
  batches[1]?.end();
  await flushPromises();
  expect(batches[2]?.files).toHaveLength(4);
});

test('only pages that are open in a browser are verified while the bundler is busy', async () => {
  const whenIdle = () => Promise.resolve();
  const pauses: unknown[] = [];
  const verification = new BackgroundVerification(
    {
      verifySources: (_, beforeEach) => {
        pauses.push(beforeEach);
        return Promise.resolve([]);
      },
    },
    () => undefined,
  );
  verification.add({file: 'a.md', markdown: ''});
  verification.add({file: 'b.md', markdown: ''}, true);
  verification.start(whenIdle);
  await new Promise(resolve => setTimeout(resolve));
  expect(pauses).toEqual([undefined, whenIdle]);
});
