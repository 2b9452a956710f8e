// Renders the logo and the wordmarks as PNG files. After you change one of their SVG files, run `npx tsx scripts/brand.ts`. A unit test
// fails when the PNG files are out of date.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Resvg} from '@resvg/resvg-js';

const folder = 'static/img';

/** SVG files and the widths of their PNG files in pixels. */
const images = [
  {name: 'mark', width: 512},
  {name: 'mark-dark', width: 512},
  {name: 'wordmark', width: 1496},
  {name: 'wordmark-dark', width: 1496},
];

/** Renders all PNG files and returns them by path. Their backgrounds are transparent. */
export function renderBrandImages(): Map<string, Buffer> {
  return new Map(
    images.map(({name, width}) => {
      const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
      const resvg = new Resvg(svg, {fitTo: {mode: 'width', value: width}, font: {loadSystemFonts: false}});
      return [`${folder}/brand/${name}.png`, resvg.render().asPng()];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, png] of renderBrandImages()) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, png);
    console.log(`${file}: ${png.length} bytes`);
  }
}
