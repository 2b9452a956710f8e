import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../pages';
import {createCard} from './card';
import {createDrawing} from './drawing';
import {createImageCache} from './imageCache';
import {rendererVersion, renderImage} from './renderer';

export type SocialImagesOptions = {
  /** The accent colours of sections, such as `Docs 10.x`. Other sections have the colour of the site. */
  sectionColours?: Readonly<Record<string, string>>;
};

/** Draws the social images of all pages that don't use the default image. Chats and social networks show them in link previews. */
export default function socialImages({siteConfig, siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  // Docusaurus doesn't know the types of options, so TypeScript only accepts plugins whose options are `unknown`.
  const {sectionColours = {}} = options as SocialImagesOptions;
  const cache = createImageCache(path.join(siteDir, 'node_modules/.cache/social-images'));
  return {
    name: 'social-images',
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const pages = await readPages({outDir, baseUrl, routesPaths, routesBuildMetadata});
      const svg = await readFile(path.join(siteDir, 'static/img/wordmark-dark.svg'), 'base64');
      const wordmark = `data:image/svg+xml;base64,${svg}`;
      const cards = pages.flatMap(page => createCard(page, {baseUrl, url: siteConfig.url}) ?? []);
      await Promise.all(
        cards.map(async ({path: imagePath, card}) => {
          const drawing = createDrawing(card, wordmark, sectionColours[card.section]);
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
