// Tests the configuration with which editors check pages. It's applied in the same way as by unified-engine, which editors use.
import path from 'node:path';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {createWordCheck} from '../wordProblems';

const markdown = `---
title: Context
descripton: Write one or two sentences that say what the reader gets.
---

Use a context in order to pass the user.

This is simply a tset {/* of words */}.
`;

async function check(file: string, text: string): Promise<VFile> {
  // The path is a variable because TypeScript doesn't read the types of this file.
  const config = path.resolve('.remarkrc.mjs');
  const {default: preset} = await import(config);
  const vfile = new VFile({path: file, value: text});
  const processor = unified().use(remarkParse).use(remarkStringify).use(preset);
  await processor.run(processor.parse(vfile), vfile);
  return vfile;
}

test('editors show the same messages about words as the command, and the mistakes of the front matter', async () => {
  const file = 'docs/server/example.md';
  const {messages} = await check(file, markdown);
  const shown = messages.map(({line, column, reason, note}) => ({
    line,
    column,
    message: reason,
    advice: note,
  }));
  const words = await createWordCheck()([{file, markdown}]);
  expect(words.map(({message}) => message)).toHaveLength(3);
  expect(shown).toEqual(
    expect.arrayContaining(words.map(({line, column, message, advice}) => ({line, column, message, advice}))),
  );
  expect(shown.map(({line, message}) => `${line}: ${message}`)).toMatchInlineSnapshot(`
    [
      "3: The front matter has an unknown field. Found \`descripton\`, expected one of title, slug, description, keywords, sidebar_label, api, displayed_sidebar, pagination_next, pagination_prev.",
      "6: “in order to” should be written in another way.",
      "8: “simply” should be written in another way.",
      "8: “tset” isn’t in the dictionary.",
    ]
  `);
  expect(messages.find(({line}) => line === 6)?.expected).toEqual(['to']);
});

test('editors show a mistake in the syntax at its place', async () => {
  const {messages} = await check('docs/server/example.md', markdown.replace('{/*', '{'));
  expect(messages.map(String)).toMatchInlineSnapshot(`
    [
      "docs/server/example.md:3:1-3:11: The front matter has an unknown field. Found \`descripton\`, expected one of title, slug, description, keywords, sidebar_label, api, displayed_sidebar, pagination_next, pagination_prev.",
      "docs/server/example.md:8:27-8:28: The text isn't valid MDX. The expression isn't valid JavaScript.",
    ]
  `);
});

test('other Markdown files are not checked', async () => {
  expect((await check('README.md', 'This is simply a tset.')).messages).toEqual([]);
});
