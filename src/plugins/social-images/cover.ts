import path from 'node:path';
import {createDrawing} from './drawing';
import {createImageCache} from './imageCache';
import type {Design} from './options';

/** What the cover of a book shows. */
export type Cover = {
  title: string;
  /** The text in the badge. */
  label: string;
  author: string;
  description: string;
  /** Colour of the badge and the accents. By default, it's that of the design. */
  accent?: string;
};

/** The size of a cover in pixels. */
const coverSize = {width: 1200, height: 1600};

/** Draws the cover of a book as PNG, in the design of the social images. The files of the design are relative to `siteDir`. */
export async function drawCover(
  {title, label, author, description, accent}: Cover,
  design: Design,
  siteDir: string,
): Promise<Uint8Array> {
  // The packages that draw images are loaded here because only builds need them. `npm start` works without them.
  const {createRenderer, loadDesign} = await import('./renderer');
  const renderer = await createRenderer(design.fonts, siteDir);
  const section = {path: '', name: label, ...(accent !== undefined && {accent})};
  const card = {title, section, breadcrumbs: [author], description};
  const drawing = createDrawing(card, await loadDesign(design, siteDir), coverSize);
  const cache = createImageCache(path.join(siteDir, 'node_modules/.cache/social-images'));
  return cache.read(`${renderer.version} ${JSON.stringify(coverSize)} ${JSON.stringify(drawing)}`, () =>
    renderer.render(drawing, coverSize),
  );
}
