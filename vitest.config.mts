import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

const testFolders = ['{src,scripts,framework}/**/__tests__/**/', 'samples/__tests__/**/'];
const slow = testFolders.map(folder => `${folder}*.slow.test.ts`);
const built = testFolders.map(folder => `${folder}*.built.test.ts`);
const rebuild = testFolders.map(folder => `${folder}*.rebuild.test.ts`);

// Test files in the same worker share their modules, which makes the tests three times as fast. Vitest restores stubs and mocks after each
// test, so that tests don't affect each other.
const sharedOptions = {isolate: false, unstubEnvs: true, unstubGlobals: true, restoreMocks: true};

export default defineConfig({
  test: {
    // By default, Vitest uses one worker fewer than the number of cores. On two cores, that would be a single worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...sharedOptions,
          name: 'unit',
          include: testFolders.map(folder => `${folder}*.test.{ts,tsx}`),
          exclude: [...slow, ...built, ...rebuild],
          testTimeout: 30_000,
        },
      },
      // These tests run builds or other slow programs. Within a file, tests that are marked as concurrent run two at a time.
      {test: {name: 'slow', include: slow, maxConcurrency: 2, testTimeout: 120_000}},
      // These tests read the site in build/.
      {test: {...sharedOptions, name: 'built', include: built, testTimeout: 60_000}},
      // These tests build the site again.
      {test: {name: 'rebuild', include: rebuild}},
    ],
  },
});
