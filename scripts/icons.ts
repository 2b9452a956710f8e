// Draws the icons of browsers and home screens from the mark: `npm run icons` after a change of static/img/mark.svg.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Resvg} from '@resvg/resvg-js';

const markFile = 'static/img/mark.svg';

/** Blue of the mark's own ground. */
const ground = '#1b6aa5';

type Icon = {
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** On a ground that reaches the edges, because the system cuts its own shape; then how much of the width the mark has. */
  share?: number;
};

const icons: Icon[] = [
  {file: 'static/img/app/icon-192.png', size: 192},
  {file: 'static/img/app/icon-512.png', size: 512},
  {file: 'static/img/app/icon-maskable-512.png', size: 512, share: 0.8},
  {file: 'static/img/app/apple-touch-icon.png', size: 180, share: 1},
];

/** Browsers that read no SVG ask for this file at the site's root. */
const faviconFile = 'static/favicon.ico';
const faviconSizes = [16, 32, 48];

/** All icons, by the path of their file. */
export function createIcons(): Map<string, Buffer> {
  const mark = readFileSync(markFile, 'utf8');
  return new Map([
    ...icons.map(icon => [icon.file, drawIcon(mark, icon)] as const),
    [faviconFile, createIco(faviconSizes.map(size => ({size, png: drawIcon(mark, {size})})))],
  ]);
}

function drawIcon(mark: string, {size, share}: Omit<Icon, 'file'>): Buffer {
  const inset = share === undefined ? 0 : 32 * (1 - share);
  const scale = share ?? 1;
  const svg =
    share === undefined
      ? mark
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${readContent(mark)}</g></svg>`;
  return new Resvg(svg, {fitTo: {mode: 'width', value: size}, font: {loadSystemFonts: false}})
    .render()
    .asPng();
}

/** What is inside of the root element. */
function readContent(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

/** An icon file that holds PNGs. The format: https://en.wikipedia.org/wiki/ICO_(file_format) */
function createIco(images: {size: number; png: Buffer}[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, {size, png}] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({png}) => png)]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, icon] of createIcons()) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, icon);
    console.log(`${file}: ${icon.length} bytes`);
  }
}
