import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {renderBrandImages} from '../brand';

it('the PNG files of the logo and the wordmarks match their SVG files', () => {
  for (const [file, png] of renderBrandImages()) {
    expect(readFileSync(file).equals(png), `${file} is out of date. Run \`npx tsx scripts/brand.ts\`.`).toBe(
      true,
    );
  }
});
