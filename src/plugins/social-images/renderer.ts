import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {version as resvgVersion} from '@resvg/resvg-js/package.json';
import satori, {type Font} from 'satori';
import {version as satoriVersion} from 'satori/package.json';
import {imageSize, type Drawing, type LoadedDesign} from './drawing';
import type {Design} from './options';

/** Renders drawings as PNG files. */
export type Renderer = {
  /** Everything besides a drawing that affects its image: the versions of the packages and a hash of the fonts. Caches need it. */
  version: string;
  /** Renders a drawing. `size` is that of a social image unless the drawing has another one. */
  render: (drawing: Drawing, size?: typeof imageSize) => Promise<Buffer>;
};

/** Creates a renderer. The files of `fonts` are relative to `siteDir`. */
export async function createRenderer(fonts: Design['fonts'], siteDir: string): Promise<Renderer> {
  const loaded = await Promise.all(
    fonts.map(async ({name, weight, file}): Promise<Font> => {
      return {name, weight, style: 'normal', data: await readFile(path.join(siteDir, file))};
    }),
  );
  const hash = createHash('sha256');
  for (const {name, weight, data} of loaded) {
    hash.update(`${name} ${weight}`).update(new Uint8Array(data));
  }
  return {
    version: `satori@${satoriVersion} resvg@${resvgVersion} fonts@${hash.digest('hex')}`,
    async render(drawing, size = imageSize) {
      // TypeScript doesn't know that satori accepts plain objects of this shape as well as React elements.
      const svg = await satori(drawing as unknown as Parameters<typeof satori>[0], {
        ...size,
        fonts: loaded,
      });
      // satori has converted text to paths, so no system fonts are needed.
      const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
      return image.asPng();
    },
  };
}

/** Reads the SVG files of a design. They are relative to `siteDir`. */
export async function loadDesign({colours, logo, backdrop}: Design, siteDir: string): Promise<LoadedDesign> {
  const readSvg = async (file: string) =>
    `data:image/svg+xml;base64,${await readFile(path.join(siteDir, file), 'base64')}`;
  const {file, ...size} = logo;
  return {
    colours,
    logo: {src: await readSvg(file), ...size},
    backdrop: backdrop === undefined ? undefined : await readSvg(backdrop),
  };
}
