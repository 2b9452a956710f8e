import {expect, test, vi} from 'vitest';
import {BackgroundVerification} from '../backgroundVerification';
import type {Source, VerifiedPage} from '../verifier';

/** Creates a verification whose batches are completed by the test, with the `end` or `fail` function of each batch. */
function setUp() {
  const batches: {files: string[]; end: () => void; fail: () => void}[] = [];
  const done: string[] = [];
  const verifySources = (sources: readonly Source[]) =>
    new Promise<VerifiedPage[]>((resolve, reject) => {
      batches.push({
        files: sources.map(({file, markdown}) => `${file}: ${markdown}`),
        // The callback of this test only uses the file and its text.
        end: () => resolve(sources.map(source => ({...source, isCached: false})) as VerifiedPage[]),
        fail: () => reject(new Error('The compiler has ended.')),
      });
    });
  const verification = new BackgroundVerification({verifySources}, ({file, markdown}) =>
    done.push(`${file}: ${markdown}`),
  );
  const add = (file: string, markdown: string) => verification.add({file, markdown});
  return {verification, add, batches, done, flushPromises: () => new Promise(resolve => setTimeout(resolve))};
}

test('verifies all pages that were added before the start in one batch', async () => {
  const {verification, add, batches, done, flushPromises} = setUp();
  add('a.md', '1');
  add('b.md', '1');
  expect(batches).toEqual([]);
  verification.start();
  verification.start();
  expect(batches.map(({files}) => files)).toEqual([['a.md: 1', 'b.md: 1']]);
  batches[0]?.end();
  await flushPromises();
  expect(done).toEqual(['a.md: 1', 'b.md: 1']);
});

test('verifies pages that are added during a batch in the next batch, with their latest text', async () => {
  const {verification, add, batches, done, flushPromises} = setUp();
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
  expect(done).toEqual(['a.md: 1', 'a.md: 3', 'b.md: 1']);
  expect(batches).toHaveLength(2);
});

test('reports a failed batch and continues with the next one', async () => {
  const {verification, add, batches, done, flushPromises} = setUp();
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  verification.start();
  add('a.md', '1');
  add('b.md', '1');
  batches[0]?.fail();
  await flushPromises();
  expect(report).toHaveBeenCalledOnce();
  batches[1]?.end();
  await flushPromises();
  expect(done).toEqual(['b.md: 1']);
});
