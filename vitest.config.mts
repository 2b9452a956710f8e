import {defineConfig} from 'vitest/config';

const anywhere = ['{src,scripts}/**/__tests__/**/'];
const slow = anywhere.map(folder => `${folder}*.slow.test.ts`);
const built = anywhere.map(folder => `${folder}*.built.test.ts`);
const rebuild = anywhere.map(folder => `${folder}*.rebuild.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: anywhere.map(folder => `${folder}*.test.{ts,tsx}`),
          exclude: [...slow, ...built, ...rebuild],
        },
      },
      // These start builds, two at a time.
      {test: {name: 'slow', include: slow, maxConcurrency: 2, testTimeout: 120_000}},
      // These read the site in build/.
      {test: {name: 'built', include: built}},
      // These build it again.
      {test: {name: 'rebuild', include: rebuild}},
    ],
  },
});
