// Draws the mark and the wordmarks as bitmaps: `npx tsx scripts/brand.ts` after a change of their SVG files. A test compares.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Resvg} from '@resvg/resvg-js';

const folder = 'static/img';

/** The drawings, and how wide their bitmaps are, in pixels. */
const drawings = [
  {name: 'mark', width: 512},
  {name: 'mark-dark', width: 512},
  {name: 'wordmark', width: 1496},
  {name: 'wordmark-dark', width: 1496},
];

/** All bitmaps, by the path of their file. Their ground is transparent. */
export function createBitmaps(): Map<string, Buffer> {
  return new Map(
    drawings.map(({name, width}) => {
      const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
      const image = new Resvg(svg, {fitTo: {mode: 'width', value: width}, font: {loadSystemFonts: false}});
      return [`${folder}/brand/${name}.png`, image.render().asPng()];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, png] of createBitmaps()) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, png);
    console.log(`${file}: ${png.length} bytes`);
  }
}
