import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import siteConfig from '../../../docusaurus.config';
import {cleanPath} from '../../../src/shared/paths';
import {movedPages, readBuiltFiles, readBuiltText, readPostDates} from './builtSite';

const posts = readBuiltFiles()
  .filter(file => /^\/blog\/(?!archive|tags)[^/]+\.html$/.test(file))
  .map(cleanPath)
  .filter(path => !movedPages.has(path))
  .map(path => siteConfig.url + path)
  .sort();

/** The dates of each post, by URL. */
const dates = new Map(Array.from(readPostDates(), ([post, own]) => [siteConfig.url + post, own]));

test('every post has a date of its last change', () => {
  expect(posts.length).toBeGreaterThan(0);
  expect([...dates.keys()].sort()).toEqual(posts);
  for (const [post, {published, updated}] of dates) {
    expect(updated, post).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(updated >= published, post).toBe(true);
  }
});

test('rss.xml is well-formed RSS 2.0 and contains the full text of every post', () => {
  // See https://www.rssboard.org/rss-specification for the required elements.
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
  // RSS has a field for the publication date, but none for the date of a change.
  for (const item of feed.querySelectorAll('item')) {
    const post = readText(item, 'link');
    expect(readIsoDate(readText(item, 'pubDate')), post).toBe(dates.get(post)?.published);
  }
  const contents = [...feed.getElementsByTagName('content:encoded')].map(
    ({textContent}) => textContent ?? '',
  );
  expectFullPosts(contents);
});

test('atom.xml is well-formed Atom and contains the full text of every post', () => {
  // See https://www.rfc-editor.org/rfc/rfc4287 for the required elements.
  const feed = readXml('/blog/atom.xml');
  expect(feed.documentElement.tagName).toBe('feed');
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['feed > id', 'feed > title', 'feed > updated']) {
    expect(readTexts(feed, name), name).toHaveLength(1);
  }
  expect(readTexts(feed, 'entry > id').sort()).toEqual(posts);
  expect(readTexts(feed, 'entry > title').filter(Boolean)).toHaveLength(posts.length);
  for (const entry of feed.querySelectorAll('entry')) {
    const post = readText(entry, 'id');
    expect(
      {
        published: readIsoDate(readText(entry, 'published')),
        updated: readIsoDate(readText(entry, 'updated')),
      },
      post,
    ).toEqual(dates.get(post));
  }
  // The date of the feed is that of its newest post. RFC 4287 leaves it to the publisher which changes count, and a corrected sentence in an
  // old post isn't news. Entries have the date of each change.
  const publicationDates = [...dates.values()].map(({published}) => published).sort();
  expect(readIsoDate(readTexts(feed, 'feed > updated')[0] ?? '')).toBe(publicationDates.at(-1));
  expect([...feed.querySelectorAll('entry')].every(entry => entry.querySelector('author > name'))).toBe(true);
  expect([...feed.querySelectorAll('entry > content')].map(content => content.getAttribute('type'))).toEqual(
    posts.map(() => 'html'),
  );
  expectFullPosts(readTexts(feed, 'entry > content'));
});

test('feed.json is a JSON feed and contains the full text of every post', () => {
  // TypeScript doesn't know the format of JSON feeds: https://www.jsonfeed.org/version/1/
  const feed = JSON.parse(readBuiltText('/blog/feed.json')) as {
    version: string;
    title: string;
    home_page_url: string;
    items: {
      id: string;
      url: string;
      title: string;
      date_published: string;
      date_modified: string;
      content_html: string;
    }[];
  };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.title).toMatch(/\S/);
  expect(feed.home_page_url).toBe(`${siteConfig.url}/blog`);
  expect(feed.items.map(({url}) => url).sort()).toEqual(posts);
  expect(feed.items.map(({id}) => id).sort()).toEqual(posts);
  for (const {url, date_published: published, date_modified: updated} of feed.items) {
    expect({published: readIsoDate(published), updated: readIsoDate(updated)}, url).toEqual(dates.get(url));
  }
  expectFullPosts(feed.items.map(({content_html: content}) => content));
});

/**
 * Expects `contents` to be the HTML of all posts, with all headings and code. All URLs must be absolute. The HTML must not contain markup
 * that needs the scripts or styles of this site.
 */
function expectFullPosts(contents: string[]): void {
  expect(contents).toHaveLength(posts.length);
  for (const selector of ['h2', 'pre > code']) {
    const counts = contents.map(content => readFragment(content).querySelectorAll(selector).length).sort();
    expect(counts, selector).toEqual(posts.map(post => countInPage(post, selector)).sort());
    expect(Math.max(...counts), selector).toBeGreaterThan(3);
  }
  for (const content of contents) {
    const article = readFragment(content);
    expect(article.querySelectorAll('button, script, style, svg, [class], [style], [hidden]')).toHaveLength(
      0,
    );
    for (const element of article.querySelectorAll('[href], [src]')) {
      expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^(https?|mailto):/);
    }
  }
}

/**
 * Converts a date in any format of the feeds to YYYY-MM-DD. Keeps the time if it isn't midnight in UTC. So comparisons fail if the date was
 * created in a local time zone.
 */
function readIsoDate(date: string): string {
  return new Date(date).toISOString().replace('T00:00:00.000Z', '');
}

function countInPage(post: string, selector: string): number {
  const page = new JSDOM(readBuiltText(`${new URL(post).pathname}.html`)).window.document;
  return page.querySelectorAll(`.markdown ${selector}`).length;
}

function readFragment(html: string): DocumentFragment {
  return JSDOM.fragment(html);
}

/** Parses an XML file. Throws when the file is not well-formed. */
function readXml(file: string): Document {
  return new JSDOM(readBuiltText(file), {contentType: 'text/xml'}).window.document;
}

function readText(element: Element, selector: string): string {
  return element.querySelector(selector)?.textContent ?? '';
}

function readTexts(feed: Document, selector: string): string[] {
  return [...feed.querySelectorAll(selector)].map(({textContent}) => textContent ?? '');
}
