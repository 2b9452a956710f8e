// Cuts the site's two typefaces down to what its pages use, from the packages that publish them, and writes src/css/fonts.
// Run it after a change of the packages or of the characters: `npx tsx scripts/subset-fonts.ts`.
import {readFileSync, writeFileSync} from 'node:fs';
import subsetFont from 'subset-font';

const ascii = Array.from({length: 0x7e - 0x20 + 1}, (_, offset) => String.fromCodePoint(0x20 + offset)).join(
  '',
);

const typefaces = [
  {
    source: 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    target: 'src/css/fonts/inter.woff2',
    text: `${ascii} ©«»°·×àáäåæçèéêíîïñóôöøúûüßÄÅÉÖØÜ–—‘’“”•…→←↑↓⌘−≥≤`,
    axes: {wght: {min: 400, max: 700, default: 400}},
  },
  {
    source: 'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'src/css/fonts/jetbrains-mono.woff2',
    text: `${ascii}…→×’“”`,
    axes: {wght: 400},
  },
];

for (const {source, target, text, axes} of typefaces) {
  const font = await subsetFont(readFileSync(source), text, {targetFormat: 'woff2', variationAxes: axes});
  writeFileSync(target, font);
  console.log(`${target}: ${font.length} bytes`);
}
