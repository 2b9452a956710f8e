import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {renderIcons} from '../icons';
import {comparePixels, readImages} from './pixels';

test.each([...renderIcons()])('%s matches its SVG file', (file, icon) => {
  const [images, expected] = [readImages(readFileSync(file)), readImages(icon)];
  const message = `${file} is out of date. Run \`npm run icons\`.`;
  expect(images.length, message).toBe(expected.length);
  for (const [index, image] of images.entries()) {
    expect(comparePixels(image, expected[index] ?? image), message).toBeLessThan(0.001);
  }
});

test('an icon of another logo is noticed', () => {
  const [light, dark] = ['mark', 'mark-dark'].map(name => readFileSync(`static/img/brand/${name}.png`));
  expect(light && dark && comparePixels(light, dark)).toBeGreaterThan(0.1);
});

test('the icons in the web app manifest exist and have the stated sizes', () => {
  // TypeScript doesn't know the format of the file: https://www.w3.org/TR/appmanifest/
  const manifest = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8')) as {
    icons: {src: string; sizes: string; type: string; purpose?: string}[];
  };
  for (const {src, sizes, type} of manifest.icons) {
    const file = readFileSync(`static/${src}`);
    const found = type === 'image/png' ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` : 'any';
    expect(sizes, src).toBe(found);
  }
  expect(manifest.icons.map(({purpose}) => purpose)).toContain('maskable');
});
