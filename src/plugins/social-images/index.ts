import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, writeBuiltFile} from '../built-pages/pages';
import {createCard} from './card';
import {createDrawing} from './drawing';
import {createImageCache} from './imageCache';
import {validateOptions} from './options';

/**
 * Draws the social images of all pages that don't use the default image. Chats and social networks show them in link previews. README.md
 * explains the options.
 */
export default function socialImages({siteConfig, siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  const settings = validateOptions(options);
  const cache = createImageCache(path.join(siteDir, 'node_modules/.cache/social-images'));
  return {
    name: 'social-images',
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const pages = await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata});
      const cards = pages.flatMap(page => createCard(page, {baseUrl, url: siteConfig.url}, settings) ?? []);
      // The packages that draw images are loaded here because only builds need them. `npm start` works without them.
      const {createRenderer, loadDesign} = await import('./renderer');
      const design = await loadDesign(settings, siteDir);
      const renderer = await createRenderer(settings.fonts, siteDir);
      await Promise.all(
        cards.map(async ({path: imagePath, card}) => {
          const drawing = createDrawing(card, design);
          const image = await cache.read(`${renderer.version} ${JSON.stringify(drawing)}`, () =>
            renderer.render(drawing),
          );
          await writeBuiltFile({outDir, baseUrl}, imagePath, image);
        }),
      );
    },
  };
}
