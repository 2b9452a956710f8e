// Tests the files with which editors complete and check front matter.
import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import {expect, test} from 'vitest';
import {sampleOptions} from '../../../samples/options';
import {listMarkdownFiles} from '../../../src/plugins/code-samples/markdownFiles';
import {readFrontMatter} from '../../page/docsPages';
import {renderEditorFiles} from '../editorFiles';

test('the schema and the snippets are in step with the list of fields', async () => {
  for (const [file, text] of await renderEditorFiles('.')) {
    expect(readFileSync(file, 'utf8'), `${file}: run \`npm run content -- --fix\``).toBe(text);
  }
});

test('the schema accepts the front matter of all pages', () => {
  const validate = new Ajv().compile(JSON.parse(readFileSync('front-matter.schema.json', 'utf8')));
  const pages = listMarkdownFiles('.', sampleOptions.contentFolders).filter(file => !/(?:^|\/)_/.test(file));
  expect(pages.length).toBeGreaterThan(100);
  const invalid = pages.filter(file => !validate(readFrontMatter(readFileSync(file, 'utf8'))));
  expect(invalid).toEqual([]);
});

test.each([
  ['an unknown field', {descripton: 'What the reader gets.'}],
  ['a list that is text', {keywords: 'context, session'}],
  ['a missing title', {title: undefined}],
  ['fields of posts and of docs together', {tags: ['trpc'], sidebar_label: 'Context'}],
])('the schema rejects %s', (_, fields) => {
  const validate = new Ajv().compile(JSON.parse(readFileSync('front-matter.schema.json', 'utf8')));
  const frontMatter = {title: 'Context', description: 'What the reader gets.'};
  expect(validate(frontMatter)).toBe(true);
  expect(validate(JSON.parse(JSON.stringify({...frontMatter, ...fields})))).toBe(false);
});
