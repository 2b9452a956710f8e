import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {addSheet} from '../styles';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
  mkdirSync(path.join(outDir, 'assets/fonts'));
  writeFileSync(path.join(outDir, 'assets/fonts/a.woff2'), 'font');
});

afterEach(() => rmSync(outDir, {recursive: true}));

function add(css: string): Map<string, Uint8Array | string> {
  writeFileSync(path.join(outDir, 'assets/css/main.css'), css);
  const files = new Map<string, Uint8Array | string>();
  addSheet('assets/css/main.css', {outDir, baseUrl: '/base/'}, files);
  return files;
}

test.each(['url(/base/assets/fonts/a.woff2)', 'url("../fonts/a.woff2")', "url( '../fonts/a.woff2?v=1' )"])(
  'the file of %s is next to the style sheet',
  url => {
    const files = add(`@font-face{src:${url}}`);
    expect(files.get('main.css')).toBe('@font-face{src:url(a.woff2)}');
    expect(String(files.get('a.woff2'))).toBe('font');
  },
);

test('data URLs stay, with brackets too', () => {
  const css = `a{mask:url("data:image/svg+xml;utf8,<path fill=\\"rgba(0,0,0)\\"/>") b{mask:url(#id)}`;
  expect(add(css).get('main.css')).toBe(css);
});

test('a missing file stops the build', () => {
  expect(() => add('a{src:url(b.woff2)}')).toThrow(
    /main\.css: the style sheet uses a file that doesn't exist\. Found url\(b\.woff2\), expected the file .*assets\/css\/b\.woff2\.$/,
  );
});

test('a file outside the base URL stops the build', () => {
  expect(() => add('a{src:url(/other/a.woff2)}')).toThrow(
    "/other/a.woff2: the file isn't part of the site. Expected a path that starts with /base/.",
  );
});
