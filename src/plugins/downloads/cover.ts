import path from 'node:path';
import {createDrawing} from '../social-images/drawing';
import {createImageCache} from '../social-images/imageCache';
import {fillIn, type Settings, type VersionOptions} from './options';

/** The size of a cover in pixels. Shops and e-readers recommend this ratio. */
const coverSize = {width: 1200, height: 1600};

/** Returns a function that draws the cover of a version as PNG, in the design of the social images. */
export async function createCoverRenderer(
  {design, texts, author}: Settings,
  siteDir: string,
): Promise<(version: VersionOptions, pageCount: number) => Promise<Uint8Array>> {
  // The packages that draw images are loaded here because only builds need them. `npm start` works without them.
  const {createRenderer, loadDesign} = await import('../social-images/renderer');
  const loaded = await loadDesign(design, siteDir);
  const renderer = await createRenderer(design.fonts, siteDir);
  const cache = createImageCache(path.join(siteDir, 'node_modules/.cache/social-images'));
  return ({title, label, notice, accent}, count) => {
    const section = {path: '', name: label, ...(accent !== undefined && {accent})};
    const description = [fillIn(texts.description, {title, count}), notice].filter(Boolean).join(' ');
    const drawing = createDrawing({title, section, breadcrumbs: [author], description}, loaded, coverSize);
    return cache.read(`${renderer.version} ${JSON.stringify(coverSize)} ${JSON.stringify(drawing)}`, () =>
      renderer.render(drawing, coverSize),
    );
  };
}
