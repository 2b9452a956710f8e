import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../pages';
import {createCard} from './card';
import {createDrawing} from './drawing';
import {createImageCache} from './imageCache';
import {rendererVersion, renderImage} from './renderer';

/** Draws the picture that chats and feeds show for a page, for every page that names one of its own. */
export default function socialImages({siteConfig, siteDir, baseUrl}: LoadContext): Plugin {
  const cache = createImageCache(path.join(siteDir, 'node_modules/.cache/social-images'));
  return {
    name: 'social-images',
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const pages = await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata});
      const mark = await readFile(path.join(siteDir, 'static/img/wordmark-dark.svg'), 'base64');
      const wordmark = `data:image/svg+xml;base64,${mark}`;
      const cards = pages.flatMap(page => createCard(page, {baseUrl, url: siteConfig.url}) ?? []);
      await Promise.all(
        cards.map(async ({path: imagePath, card}) => {
          const drawing = createDrawing(card, wordmark);
          const image = await cache.read(`${rendererVersion} ${JSON.stringify(drawing)}`, () =>
            renderImage(drawing),
          );
          await writeImage(path.join(outDir, imagePath.slice(baseUrl.length)), image);
        }),
      );
    },
  };
}

async function writeImage(file: string, image: Buffer): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, image);
}
