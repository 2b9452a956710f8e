// Renders the icons for browsers and home screens, and the PNG files of the logo and the wordmarks. After you change an SVG file of these in
// static/img, run `npm run icons`. A unit test fails when a rendered file is out of date.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Resvg} from '@resvg/resvg-js';

const logoFile = 'static/img/mark.svg';

/** The blue background of the logo. */
const backgroundColor = '#1b6aa5';

type Icon = {
  file: string;
  /** Width and height in pixels. */
  size: number;
  /**
   * The share of the width that the logo takes up, from 0 to 1. Set it for icons that the operating system crops to a shape such as a
   * circle. Their background fills the whole square.
   */
  logoScale?: number;
};

const icons: Icon[] = [
  {file: 'static/img/app/icon-192.png', size: 192},
  {file: 'static/img/app/icon-512.png', size: 512},
  {file: 'static/img/app/icon-maskable-512.png', size: 512, logoScale: 0.8},
  {file: 'static/img/app/apple-touch-icon.png', size: 180, logoScale: 1},
];

/** Browsers without support for SVG icons request this file from the root of the site. */
const faviconFile = 'static/favicon.ico';
const faviconSizes = [16, 32, 48];

/** SVG files that the media page also offers as PNG files, and the widths of these in pixels. Their backgrounds are transparent. */
const brandImages = [
  {name: 'mark', width: 512},
  {name: 'mark-dark', width: 512},
  {name: 'wordmark', width: 1496},
  {name: 'wordmark-dark', width: 1496},
];

/** Renders all icons and brand files, and returns them by path. */
export function renderIcons(): Map<string, Buffer> {
  const logo = readFileSync(logoFile, 'utf8');
  return new Map([
    ...icons.map(icon => [icon.file, renderIcon(logo, icon)] as const),
    [faviconFile, createIco(faviconSizes.map(size => ({size, png: renderIcon(logo, {size})})))],
    ...brandImages.map(
      ({name, width}) =>
        [
          `static/img/brand/${name}.png`,
          renderPng(readFileSync(`static/img/${name}.svg`, 'utf8'), width),
        ] as const,
    ),
  ]);
}

function renderIcon(logo: string, {size, logoScale}: Omit<Icon, 'file'>): Buffer {
  // The logo is 64 units wide, so 32 is half of its width.
  const inset = logoScale === undefined ? 0 : 32 * (1 - logoScale);
  const scale = logoScale ?? 1;
  const svg =
    logoScale === undefined
      ? logo
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${backgroundColor}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${readInnerSvg(logo)}</g></svg>`;
  return renderPng(svg, size);
}

function renderPng(svg: string, width: number): Buffer {
  return new Resvg(svg, {fitTo: {mode: 'width', value: width}, font: {loadSystemFonts: false}})
    .render()
    .asPng();
}

/** Returns the markup inside the root element. */
function readInnerSvg(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

/** Creates an ICO file that contains PNG images. Format: https://en.wikipedia.org/wiki/ICO_(file_format) */
function createIco(images: {size: number; png: Buffer}[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, {size, png}] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({png}) => png)]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, icon] of renderIcons()) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, icon);
    console.log(`${file}: ${icon.length} bytes`);
  }
}
