import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {renderBrandImages} from '../brand';
import {comparePixels} from './pixels';

it('the PNG files of the logo and the wordmarks match their SVG files', () => {
  for (const [file, png] of renderBrandImages()) {
    expect(
      comparePixels(readFileSync(file), png),
      `${file} is out of date. Run \`npx tsx scripts/brand.ts\`.`,
    ).toBeLessThan(0.001);
  }
});
