import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {cleanPath} from '../../src/shared/paths';
import {readBuiltFiles, readBuiltText} from './builtSite';

const posts = readBuiltFiles()
  .filter(file => /^\/blog\/(?!archive|tags)[^/]+\.html$/.test(file))
  .map(file => siteConfig.url + cleanPath(file))
  .sort();

test('the blog has posts', () => {
  expect(posts.length).toBeGreaterThan(0);
});

test('rss.xml is XML and lists every post', () => {
  const feed = readXml('/blog/rss.xml');
  expect(feed.documentElement.tagName).toBe('rss');
  expect(readTexts(feed, 'item > link').sort()).toEqual(posts);
  expect(readTexts(feed, 'item > title').filter(Boolean)).toHaveLength(posts.length);
});

test('atom.xml is XML and lists every post', () => {
  const feed = readXml('/blog/atom.xml');
  expect(feed.documentElement.tagName).toBe('feed');
  expect(readTexts(feed, 'entry > id').sort()).toEqual(posts);
  expect(readTexts(feed, 'entry > updated').map(Date.parse)).not.toContain(NaN);
});

test('feed.json is a JSON feed and lists every post', () => {
  // The format: https://www.jsonfeed.org/version/1/
  const feed = JSON.parse(readBuiltText('/blog/feed.json')) as {version: string; items: {url: string}[]};
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.items.map(({url}) => url).sort()).toEqual(posts);
});

/** Throws when the file is not well-formed. */
function readXml(file: string): Document {
  return new JSDOM(readBuiltText(file), {contentType: 'text/xml'}).window.document;
}

function readTexts(feed: Document, selector: string): string[] {
  return [...feed.querySelectorAll(selector)].map(({textContent}) => textContent ?? '');
}
