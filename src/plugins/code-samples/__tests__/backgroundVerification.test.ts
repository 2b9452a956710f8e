import {expect, test, vi} from 'vitest';
import {BackgroundVerification} from '../backgroundVerification';
import type {Source, VerifiedPage} from '../verifier';

/** Batches that were begun, each with the function that ends it. */
function setUp() {
  const batches: {files: string[]; end: () => void; fail: () => void}[] = [];
  const done: string[] = [];
  const verifySources = (sources: readonly Source[]) =>
    new Promise<VerifiedPage[]>((resolve, reject) => {
      batches.push({
        files: sources.map(({file, markdown}) => `${file}: ${markdown}`),
        // Only the names are read here.
        end: () => resolve(sources.map(source => ({...source, isCached: false})) as VerifiedPage[]),
        fail: () => reject(new Error('The compiler has ended.')),
      });
    });
  const verification = new BackgroundVerification({verifySources}, ({file, markdown}) =>
    done.push(`${file}: ${markdown}`),
  );
  const add = (file: string, markdown: string) => verification.add({file, markdown});
  return {verification, add, batches, done, settle: () => new Promise(resolve => setTimeout(resolve))};
}

test('pages wait for the start, then make one batch', async () => {
  const {verification, add, batches, done, settle} = setUp();
  add('a.md', '1');
  add('b.md', '1');
  expect(batches).toEqual([]);
  verification.start();
  verification.start();
  expect(batches.map(({files}) => files)).toEqual([['a.md: 1', 'b.md: 1']]);
  batches[0]?.end();
  await settle();
  expect(done).toEqual(['a.md: 1', 'b.md: 1']);
});

test('what comes during a batch is the next one, each page once with its last text', async () => {
  const {verification, add, batches, done, settle} = setUp();
  verification.start();
  add('a.md', '1');
  add('a.md', '1');
  add('a.md', '2');
  add('b.md', '1');
  add('a.md', '3');
  expect(batches.map(({files}) => files)).toEqual([['a.md: 1']]);
  batches[0]?.end();
  await settle();
  expect(batches[1]?.files).toEqual(['a.md: 3', 'b.md: 1']);
  batches[1]?.end();
  await settle();
  expect(done).toEqual(['a.md: 1', 'a.md: 3', 'b.md: 1']);
  expect(batches).toHaveLength(2);
});

test('a batch that fails is reported, and the next one goes on', async () => {
  const {verification, add, batches, done, settle} = setUp();
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  verification.start();
  add('a.md', '1');
  add('b.md', '1');
  batches[0]?.fail();
  await settle();
  expect(report).toHaveBeenCalledOnce();
  batches[1]?.end();
  await settle();
  expect(done).toEqual(['b.md: 1']);
});
