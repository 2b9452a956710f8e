// Subsets the site's two fonts to the characters that the pages use, and writes them to src/css/fonts. After you upgrade a font package
// or change the characters, run `npm run fonts`.
import {readFileSync, writeFileSync} from 'node:fs';
import subsetFont from 'subset-font';

const ascii = Array.from({length: 0x7e - 0x20 + 1}, (_, offset) => String.fromCodePoint(0x20 + offset)).join(
  '',
);

const fonts = [
  {
    source: 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    target: 'src/css/fonts/inter.woff2',
    text: `${ascii} ©«»‹›°·×àáäåæçèéêíîïñóôöøúûüßÄÅÉÖØÜ–—‘’“”•…→←↑↓⌘−≥≤`,
    axes: {wght: {min: 400, max: 700, default: 400}},
  },
  {
    source: 'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'src/css/fonts/jetbrains-mono.woff2',
    text: `${ascii}…→×’“”`,
    axes: {wght: 400},
  },
];

for (const {source, target, text, axes} of fonts) {
  const font = await subsetFont(readFileSync(source), text, {targetFormat: 'woff2', variationAxes: axes});
  writeFileSync(target, font);
  console.log(`${target}: ${font.length} bytes`);
}
