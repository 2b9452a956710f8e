import {expect, test} from 'vitest';
import {readPageContent} from '../pageContent';
import {createPage} from './page';

test('collects inline scripts, but neither data nor script files', () => {
  const {scripts} = readPageContent(
    createPage(`
      <script>first()</script>
      <script type=module>second()</script>
      <script type="text/javascript">third()</script>
      <script type=speculationrules>{}</script>
      <script type="application/ld+json">{"name": "data"}</script>
      <script src=/assets/js/main.js></script>`),
  );
  expect(scripts).toEqual(['first()', 'second()', 'third()', '{}']);
});

test('collects inline styles, event handlers and javascript: URLs', () => {
  const content = readPageContent(
    createPage(`
      <p style="color: red" onclick="go()">Text</p>
      <a href=" JavaScript:go()">Link</a><a href="/docs">Docs</a>
      <style>p {color: red}</style>
      <script>p.innerHTML = '<b style="margin: 0">'</script>`),
  );
  expect(content.styleAttributes).toEqual(['color: red', 'margin: 0']);
  expect(content.eventHandlers).toEqual(['onclick="go()"']);
  expect(content.scriptUrls).toEqual([' JavaScript:go()']);
  expect(content.styleElements).toEqual(['p {color: red}']);
});

test('collects the absolute URLs that a page loads, but not those of links', () => {
  const {loadedUrls} = readPageContent(
    createPage(`
      <img src=https://one.example/a.png srcset="/b.png 1x, https://two.example/b.png 2x">
      <link rel="preload stylesheet" href=//three.example/a.css><link rel=canonical href=https://four.example/>
      <script src=https://five.example/a.js></script><script src=/a.js></script>
      <iframe src=https://six.example></iframe><a href=https://seven.example>Link</a>`),
  );
  expect(loadedUrls).toEqual([
    'https://one.example/a.png',
    'https://two.example/b.png',
    '//three.example/a.css',
    'https://five.example/a.js',
    'https://six.example',
  ]);
});

test('collects the markers of services once', () => {
  const {markers} = readPageContent(
    createPage('<p data-service=posts></p><p data-service=maps></p><p data-service=posts></p>'),
  );
  expect(markers).toEqual(['posts', 'maps']);
});
