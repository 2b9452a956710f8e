import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {createIcons} from '../icons';

test.each([...createIcons()])('%s is drawn from the mark as it is now', (file, icon) => {
  expect(readFileSync(file).equals(icon), 'run `npm run icons`').toBe(true);
});

test('the manifest names icons that exist, in their sizes', () => {
  // Our own file, see https://www.w3.org/TR/appmanifest/
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
