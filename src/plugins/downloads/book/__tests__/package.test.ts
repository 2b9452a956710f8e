import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {renderNavigation, renderPackage} from '../package';

const metadata = {
  identifier: 'https://tasks.example/files/tasks.epub',
  title: 'Tasks & more',
  description: 'All 2 pages.',
  author: 'The authors',
  rights: 'MIT licence',
  language: 'en',
  modified: '2026-11-23T08:30:00Z',
  source: 'https://tasks.example/docs',
};

function parseXml(text: string): Document {
  return new JSDOM(text, {contentType: 'application/xhtml+xml'}).window.document;
}

test('the manifest lists all files, and the spine the documents in their order', () => {
  const document = parseXml(
    renderPackage(metadata, {
      spine: [
        {file: 'pages/a.xhtml', hasDrawing: false},
        {file: 'pages/b.xhtml', hasDrawing: true},
      ],
      resources: ['style.css', 'pictures/a.png'],
    }),
  );
  const items = [...document.querySelectorAll('item')].map(item =>
    ['id', 'href', 'media-type', 'properties'].map(name => item.getAttribute(name)),
  );
  expect(items).toEqual([
    ['nav', 'nav.xhtml', 'application/xhtml+xml', 'nav'],
    ['cover', 'cover.xhtml', 'application/xhtml+xml', null],
    ['cover-image', 'cover.png', 'image/png', 'cover-image'],
    ['chapter-1', 'pages/a.xhtml', 'application/xhtml+xml', null],
    ['chapter-2', 'pages/b.xhtml', 'application/xhtml+xml', 'svg'],
    ['resource-1', 'style.css', 'text/css', null],
    ['resource-2', 'pictures/a.png', 'image/png', null],
  ]);
  expect([...document.querySelectorAll('itemref')].map(item => item.getAttribute('idref'))).toEqual([
    'cover',
    'nav',
    'chapter-1',
    'chapter-2',
  ]);
  expect(document.querySelector('metadata')?.textContent).toContain('Tasks & more');
});

test('a picture of another kind stops the build', () => {
  expect(() => renderPackage(metadata, {spine: [], resources: ['pictures/a.avif']})).toThrow(
    "pictures/a.avif: books can't contain this kind of file. Expected one of .css, .gif",
  );
});

test('the table of contents has a link for each page, and a name for a category without a page', () => {
  const document = parseXml(
    renderNavigation(
      [{label: 'A & B', chapters: [{label: 'Page', route: '/docs/page', chapters: []}]}],
      new Map([['/docs/page', 'pages/page.xhtml']]),
      {title: 'Contents', language: 'en'},
    ),
  );
  expect(document.querySelector('nav > ol > li > span')?.textContent).toBe('A & B');
  expect(document.querySelector('nav ol ol a')?.getAttribute('href')).toBe('pages/page.xhtml');
});
