import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {renderAsync} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';
import {socialImageSize} from '../../shared/socialImages';
import type {Drawing} from './drawing';

const require = createRequire(import.meta.url);

/** The versions of the packages that affect images. They are part of the cache key, so an update causes all images to be drawn again. */
export const rendererVersion = ['satori', '@resvg/resvg-js', '@fontsource/inter']
  .map(name => `${name}@${readVersion(name)}`)
  .join(' ');

/** Renders a drawing as a PNG file. */
export async function renderImage(drawing: Drawing): Promise<Buffer> {
  // TypeScript doesn't know that satori accepts plain objects of this shape as well as React elements.
  const svg = await satori(drawing as unknown as Parameters<typeof satori>[0], {
    ...socialImageSize,
    fonts: readFonts(),
  });
  // satori has converted text to paths, so no system fonts are needed.
  const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return image.asPng();
}

let fonts: Font[] | undefined;

function readFonts(): Font[] {
  fonts ??= ([500, 600, 700] as const).map(weight => ({
    name: 'Inter',
    weight,
    style: 'normal',
    data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
  }));
  return fonts;
}

function readVersion(name: string): string {
  let folder = require.resolve(name);
  // The `exports` of packages don't include package.json, so its path is derived from the path of another file.
  const end = folder.lastIndexOf(`node_modules/${name}`) + `node_modules/${name}`.length;
  folder = folder.slice(0, end);
  // TypeScript doesn't know that every installed package.json has a version.
  return (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {version: string}).version;
}
