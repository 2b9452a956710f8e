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

test('rss.xml is well-formed RSS 2.0 and has every post whole', () => {
  // What RSS asks for: https://www.rssboard.org/rss-specification
  const feed = readXml('/blog/rss.xml');
  expect(feed.documentElement.tagName).toBe('rss');
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  for (const name of ['title', 'link', 'description']) {
    expect(readTexts(feed, `channel > ${name}`)[0], name).toMatch(/\S/);
  }
  expect(readTexts(feed, 'item > link').sort()).toEqual(posts);
  expect(readTexts(feed, 'item > guid').sort()).toEqual(posts);
  expect(readTexts(feed, 'item > title').filter(Boolean)).toHaveLength(posts.length);
  expect(readTexts(feed, 'item > description').filter(Boolean)).toHaveLength(posts.length);
  expect(readTexts(feed, 'item > pubDate').map(Date.parse)).not.toContain(NaN);
  const contents = [...feed.getElementsByTagName('content:encoded')].map(
    ({textContent}) => textContent ?? '',
  );
  expectWholePosts(contents);
});

test('atom.xml is well-formed Atom and has every post whole', () => {
  // What Atom asks for: https://www.rfc-editor.org/rfc/rfc4287
  const feed = readXml('/blog/atom.xml');
  expect(feed.documentElement.tagName).toBe('feed');
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['feed > id', 'feed > title', 'feed > updated']) {
    expect(readTexts(feed, name), name).toHaveLength(1);
  }
  expect(readTexts(feed, 'entry > id').sort()).toEqual(posts);
  expect(readTexts(feed, 'entry > title').filter(Boolean)).toHaveLength(posts.length);
  expect(readTexts(feed, 'entry > updated').map(Date.parse)).not.toContain(NaN);
  expect([...feed.querySelectorAll('entry')].every(entry => entry.querySelector('author > name'))).toBe(true);
  expect([...feed.querySelectorAll('entry > content')].map(content => content.getAttribute('type'))).toEqual(
    posts.map(() => 'html'),
  );
  expectWholePosts(readTexts(feed, 'entry > content'));
});

test('feed.json is a JSON feed and has every post whole', () => {
  // The format: https://www.jsonfeed.org/version/1/
  const feed = JSON.parse(readBuiltText('/blog/feed.json')) as {
    version: string;
    title: string;
    home_page_url: string;
    items: {id: string; url: string; title: string; date_modified: string; content_html: string}[];
  };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.title).toMatch(/\S/);
  expect(feed.home_page_url).toBe(`${siteConfig.url}/blog`);
  expect(feed.items.map(({url}) => url).sort()).toEqual(posts);
  expect(feed.items.map(({id}) => id).sort()).toEqual(posts);
  expect(feed.items.map(({date_modified: date}) => Date.parse(date))).not.toContain(NaN);
  expectWholePosts(feed.items.map(({content_html: content}) => content));
});

/** Each is the HTML of a post: all its headings and code, absolute addresses, nothing that needs this site's scripts and styles. */
function expectWholePosts(contents: string[]): void {
  expect(contents).toHaveLength(posts.length);
  const headings = contents.map(content => readFragment(content).querySelectorAll('h2').length);
  expect(headings.sort()).toEqual(posts.map(countHeadings).sort());
  for (const content of contents) {
    const article = readFragment(content);
    expect(article.querySelectorAll('pre > code').length).toBeGreaterThan(3);
    expect(article.querySelectorAll('button, script, style, svg, [class], [style], [hidden]')).toHaveLength(
      0,
    );
    for (const element of article.querySelectorAll('[href], [src]')) {
      expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^(https?|mailto):/);
    }
  }
}

function countHeadings(post: string): number {
  const page = new JSDOM(readBuiltText(`${new URL(post).pathname}.html`)).window.document;
  return page.querySelectorAll('.markdown h2').length;
}

function readFragment(html: string): DocumentFragment {
  return JSDOM.fragment(html);
}

/** Throws when the file is not well-formed. */
function readXml(file: string): Document {
  return new JSDOM(readBuiltText(file), {contentType: 'text/xml'}).window.document;
}

function readTexts(feed: Document, selector: string): string[] {
  return [...feed.querySelectorAll(selector)].map(({textContent}) => textContent ?? '');
}
