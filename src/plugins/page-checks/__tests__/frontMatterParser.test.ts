import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createFrontMatterParser} from '../frontMatterParser';
import {createSmallSite, options, renderPage} from './smallSite';

beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => vi.unstubAllEnvs());

/** Creates a site, and returns a function that parses the front matter of a file in it. */
function createParser() {
  const site = createSmallSite();
  const parse = createFrontMatterParser(site.folder, () => options);
  return {
    ...site,
    parse: (file: string, fileContent: string) =>
      parse({
        filePath: path.join(site.folder, file),
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      }),
  };
}

const page = 'docs/server/page.md';
const valid = renderPage('Page', 'Text.', 'slug: /page\n');

test('valid front matter is parsed as the framework does it', async () => {
  const {parse} = createParser();
  const result = await parse(page, valid);
  expect(result).toEqual(await DEFAULT_PARSE_FRONT_MATTER({filePath: page, fileContent: valid}));
  expect(result.frontMatter).toMatchObject({title: 'Page', slug: '/page'});
});

test.each([
  ['a value of the wrong kind', valid.replace('title: Page', 'title: [a]')],
  ['invalid YAML', valid.replace('title: Page', 'title: a: b')],
])('a page with %s keeps the front matter that it had before', async (_, invalid) => {
  const {parse} = createParser();
  const before = await parse(page, valid);
  expect(await parse(page, invalid)).toEqual({frontMatter: before.frontMatter, content: '\nText.\n'});
  const fixed = valid.replace('title: Page', 'title: New');
  expect((await parse(page, fixed)).frontMatter).toMatchObject({title: 'New'});
  expect((await parse(page, invalid)).frontMatter).toMatchObject({title: 'New'});
});

test('a page that never had valid front matter has none', async () => {
  const {parse} = createParser();
  expect((await parse(page, valid.replace('title: Page', 'title: [a]'))).frontMatter).toEqual({});
});

test('a page loses fields that pages of this site cannot have, also those that the framework knows', async () => {
  const {parse} = createParser();
  const {frontMatter} = await parse(page, valid.replace('title: Page', 'title: Page\ndraft: maybe'));
  expect(frontMatter).toEqual((await parse(page, valid)).frontMatter);
});

test('a post loses its unknown tags, also those that have been removed from the file with the tags', async () => {
  const {parse, write} = createParser();
  const post = renderPage('Post', 'Text.', 'tags: [release, relese]\n');
  const readTags = async (text: string) => (await parse('blog/2024-01-03-post.md', text)).frontMatter['tags'];
  expect(await readTags(post)).toEqual(['release']);
  write('blog/tags.yml', 'other:\n  permalink: /others\n');
  expect(await readTags(post)).toEqual([]);
  expect(await readTags(post.replace('title: Post', 'title: [a]'))).toEqual([]);
});

test('builds and files that are not checked use the parser of the framework', async () => {
  const {parse} = createParser();
  const invalid = valid.replace('title: Page', 'title: [a]');
  expect((await parse('src/pages/page.md', invalid)).frontMatter).toMatchObject({title: ['a']});
  vi.stubEnv('NODE_ENV', 'production');
  expect((await parse(page, invalid)).frontMatter).toMatchObject({title: ['a']});
});
