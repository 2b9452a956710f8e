import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {renderAsync} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';
import {socialImageSize} from '../../shared/socialImages';
import type {Drawing} from './drawing';

const require = createRequire(import.meta.url);

/** What a picture depends on besides its drawing: change the fonts' list, and all pictures are drawn again. */
export const rendererVersion = ['satori', '@resvg/resvg-js', '@fontsource/inter']
  .map(name => `${name}@${readVersion(name)}`)
  .join(' ');

/** A PNG of a drawing. */
export async function renderImage(drawing: Drawing): Promise<Buffer> {
  // satori draws objects of this shape, but its types name React's.
  const svg = await satori(drawing as unknown as Parameters<typeof satori>[0], {
    ...socialImageSize,
    fonts: readFonts(),
  });
  // Text is outlines by now: no font of the machine is looked for.
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
  // Packages hide their package.json from `require`; the path of one of their files holds their folder.
  const end = folder.lastIndexOf(`node_modules/${name}`) + `node_modules/${name}`.length;
  folder = folder.slice(0, end);
  // npm writes a version into every package.json that it installs.
  return (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {version: string}).version;
}
