import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ElementContent} from 'hast';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createElement} from '../createElement';
import {collectIds, resolveLinks, type Book} from '../links';

const place = {route: '/docs/router', file: 'pages/router.xhtml'};

let book: Book;

beforeEach(() => {
  book = {
    outDir: mkdtempSync(path.join(tmpdir(), 'book-')),
    baseUrl: '/',
    origin: 'https://tasks.example',
    files: new Map([
      ['/docs', 'pages/index.xhtml'],
      ['/docs/router', 'pages/router.xhtml'],
    ]),
    ids: new Map([
      ['/docs', new Set(['a b'])],
      ['/docs/router', new Set(['names'])],
    ]),
    pictures: new Map(),
  };
  writeFileSync(path.join(book.outDir, 'a.png'), 'png');
});

afterEach(() => rmSync(book.outDir, {recursive: true}));

function resolve(href: string): ElementContent[] {
  return resolveLinks([createElement('a', {href}, [{type: 'text', value: 'Link'}])], place, book);
}

test.each([
  ['/docs#a%20b', 'index.xhtml#a%20b'],
  ['/docs#missing', 'index.xhtml'],
  ['#names', '#names'],
  ['/docs/router#names', '#names'],
  ['/blog', 'https://tasks.example/blog'],
  ['https://example.com/', 'https://example.com/'],
])('a link to %s leads to %s', (href, expected) => {
  expect(resolve(href)).toMatchObject([{tagName: 'a', properties: {href: expected}}]);
});

test.each(['#missing', '/docs/router', 'https://exa mple/'])('a link to %s becomes text', href => {
  expect(resolve(href)).toEqual([{type: 'text', value: 'Link'}]);
});

test('pictures of the site are in the book, and others become links', () => {
  const [own, other] = resolveLinks(
    ['/a.png', 'https://example.com/b.png'].map(src => createElement('img', {src, alt: 'Text'}, [])),
    place,
    book,
  );
  expect(own).toMatchObject({tagName: 'img', properties: {src: '../pictures/a.png', alt: 'Text'}});
  expect([...book.pictures.keys()]).toEqual(['pictures/a.png']);
  expect(other).toMatchObject({
    tagName: 'a',
    properties: {href: 'https://example.com/b.png'},
    children: [{value: 'Text'}],
  });
});

test('ids of nested elements are found', () => {
  expect(collectIds([createElement('div', {id: 'a'}, [createElement('p', {id: 'b'}, [])])])).toEqual(
    new Set(['a', 'b']),
  );
});
