import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createDrawing} from '../drawing';
import {createImageCache} from '../imageCache';
import {rendererVersion, renderImage} from '../renderer';

const card = {
  title: 'Context',
  section: 'Docs 10.x',
  breadcrumbs: ['@trpc/server'],
  description: 'What procedures share.',
};
const wordmark = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>').toString('base64')}`;

test('renders a card as a PNG of 1200 by 630 pixels, with the same bytes each time', async () => {
  const image = await renderImage(createDrawing(card, wordmark));
  expect(image.toString('latin1', 1, 4)).toBe('PNG');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await renderImage(createDrawing(card, wordmark))).equals(image)).toBe(true);
});

test('renders different images for different titles, sections, breadcrumbs and colours', async () => {
  const cards = [
    card,
    {...card, title: 'Router'},
    {...card, section: 'Docs 9.x'},
    {...card, breadcrumbs: []},
  ];
  const images = await Promise.all(
    cards.map(async other => (await renderImage(createDrawing(other, wordmark))).toString('base64')),
  );
  const recoloured = (await renderImage(createDrawing(card, wordmark, '#ffffff'))).toString('base64');
  expect(new Set([...images, recoloured]).size).toBe(cards.length + 1);
});

test('rendererVersion contains the versions of the packages that affect images', () => {
  expect(rendererVersion).toMatch(/^satori@\d+\S+ @resvg\/resvg-js@\d+\S+ @fontsource\/inter@\d+\S+$/);
});

test('the cache creates the image of each source only once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  let drawn = 0;
  const draw = async () => Buffer.from(`picture ${++drawn}`);
  const first = createImageCache(folder);
  expect(String(await first.read('a', draw))).toBe('picture 1');
  expect(String(await first.read('a', draw))).toBe('picture 1');
  expect(String(await createImageCache(folder).read('a', draw))).toBe('picture 1');
  expect(String(await first.read('b', draw))).toBe('picture 2');
  expect(readdirSync(folder).every(file => file.endsWith('.png'))).toBe(true);
  rmSync(folder, {recursive: true});
});
