import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {createDrawing} from '../drawing';
import {createImageCache} from '../imageCache';
import {createRenderer, loadDesign} from '../renderer';

const card = {
  title: 'Context',
  section: {path: 'docs', name: 'Docs 2.x'},
  breadcrumbs: ['Server'],
  description: 'What procedures share.',
};
const folder = mkdtempSync(path.join(tmpdir(), 'images-'));
writeFileSync(path.join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>');
afterAll(() => rmSync(folder, {recursive: true}));

const fonts = ([600, 700] as const).map(weight => ({
  name: 'Inter',
  weight,
  file: `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`,
}));
const colours = {background: '#000000', heading: '#ffffff', text: '#aaaaaa', accent: '#ff0000'};
const design = await loadDesign({logo: {file: 'logo.svg', width: 200, height: 100}, colours, fonts}, folder);
const renderer = await createRenderer(fonts, '.');

test('renders a card as a PNG of 1200 by 630 pixels, with the same bytes each time', async () => {
  const image = await renderer.render(createDrawing(card, design));
  expect(image.toString('latin1', 1, 4)).toBe('PNG');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await renderer.render(createDrawing(card, design))).equals(image)).toBe(true);
});

test('renders different images for different titles, sections, colours, breadcrumbs and backdrops', async () => {
  writeFileSync(
    path.join(folder, 'backdrop.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><circle r="99" fill="#00f"/></svg>',
  );
  const other = await loadDesign(
    {logo: {file: 'logo.svg', width: 200, height: 100}, backdrop: 'backdrop.svg', colours, fonts},
    folder,
  );
  const drawings = [
    createDrawing(card, design),
    createDrawing({...card, title: 'Router'}, design),
    createDrawing({...card, section: {...card.section, name: 'Docs 1.x'}}, design),
    createDrawing({...card, section: {...card.section, label: 'Docs'}}, design),
    createDrawing({...card, section: {...card.section, accent: '#ffff00'}}, design),
    createDrawing({...card, breadcrumbs: []}, design),
    createDrawing(card, {...design, colours: {...colours, background: '#222222'}}),
    createDrawing(card, other),
  ];
  const images = await Promise.all(
    drawings.map(async drawing => (await renderer.render(drawing)).toString('base64')),
  );
  expect(new Set(images).size).toBe(drawings.length);
});

test('the version of a renderer contains the versions of its packages and depends on the fonts', async () => {
  expect(renderer.version).toMatch(/^satori@\d+\S+ resvg@\d+\S+ fonts@[\da-f]{64}$/);
  expect((await createRenderer(fonts.slice(1), '.')).version).not.toBe(renderer.version);
});

test('the cache creates the image of each source only once', async () => {
  const cacheFolder = path.join(folder, 'cache');
  let drawn = 0;
  const draw = async () => Buffer.from(`picture ${++drawn}`);
  const first = createImageCache(cacheFolder);
  expect(String(await first.read('a', draw))).toBe('picture 1');
  expect(String(await first.read('a', draw))).toBe('picture 1');
  expect(String(await createImageCache(cacheFolder).read('a', draw))).toBe('picture 1');
  expect(String(await first.read('b', draw))).toBe('picture 2');
  expect(readdirSync(cacheFolder).every(file => file.endsWith('.png'))).toBe(true);
});
