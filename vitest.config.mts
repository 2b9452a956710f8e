import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

const anywhere = ['{src,scripts}/**/__tests__/**/'];
const slow = anywhere.map(folder => `${folder}*.slow.test.ts`);
const built = anywhere.map(folder => `${folder}*.built.test.ts`);
const rebuild = anywhere.map(folder => `${folder}*.rebuild.test.ts`);

// Files share a worker and its modules, which takes a third of the time: what a test stubs ends with it.
const shared = {isolate: false, unstubEnvs: true, unstubGlobals: true, restoreMocks: true};

export default defineConfig({
  test: {
    // The default leaves out one core, and with it half of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: anywhere.map(folder => `${folder}*.test.{ts,tsx}`),
          exclude: [...slow, ...built, ...rebuild],
          testTimeout: 30_000,
        },
      },
      // These start builds, two at a time.
      {test: {name: 'slow', include: slow, maxConcurrency: 2, testTimeout: 120_000}},
      // These read the site in build/.
      {test: {...shared, name: 'built', include: built, testTimeout: 60_000}},
      // These build it again.
      {test: {name: 'rebuild', include: rebuild}},
    ],
  },
});
