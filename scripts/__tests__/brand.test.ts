import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {createBitmaps} from '../brand';

it('the bitmaps of the brand are those of their drawings', () => {
  for (const [file, png] of createBitmaps()) {
    expect(readFileSync(file).equals(png), `${file}: run \`npx tsx scripts/brand.ts\``).toBe(true);
  }
});
