import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

const testFolders = ['{src,scripts,framework}/**/__tests__/**/', 'samples/__tests__/**/'];
const slow = testFolders.map(folder => `${folder}*.slow.test.ts`);
const built = testFolders.map(folder => `${folder}*.built.test.ts`);
const rebuild = testFolders.map(folder => `${folder}*.rebuild.test.ts`);

// Test files in the same worker share their modules, which makes the tests three times as fast. Vitest restores stubs and mocks after each
// test, so that tests don't affect each other.
const sharedOptions = {isolate: false, unstubEnvs: true, unstubGlobals: true, restoreMocks: true};

// The limits leave room for a machine on which everything takes five times as long. Hooks start servers and programs.
const limits = {testTimeout: 120_000, hookTimeout: 180_000, teardownTimeout: 60_000};

export default defineConfig({
  test: {
    // By default, Vitest uses one worker fewer than the number of cores. On two cores, that would be a single worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...sharedOptions,
          ...limits,
          name: 'unit',
          include: testFolders.map(folder => `${folder}*.test.{ts,tsx}`),
          exclude: [...slow, ...built, ...rebuild],
        },
      },
      // These tests run builds or other slow programs. Within a file, tests that are marked as concurrent run two at a time.
      {test: {...limits, name: 'slow', include: slow, maxConcurrency: 2, testTimeout: 300_000}},
      // These tests read the site in build/.
      {test: {...sharedOptions, ...limits, name: 'built', include: built}},
      // These tests build the site again.
      {test: {...limits, name: 'rebuild', include: rebuild}},
    ],
  },
});
