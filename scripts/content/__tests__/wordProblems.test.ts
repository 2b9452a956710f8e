import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sampleOptions} from '../../../samples/options';
import {listMarkdownFiles} from '../../../src/plugins/code-samples/markdownFiles';
import {renderProblem} from '../../../src/plugins/code-samples/problem';
import {applyFixes, createWordCheck} from '../wordProblems';

const checkWords = createWordCheck();

async function render(markdown: string): Promise<string> {
  const problems = await checkWords([{file: 'docs/page.md', markdown}]);
  return problems.map(problem => renderProblem(problem, markdown)).join('\n');
}

test('every page of the site follows the rules', {timeout: 120_000}, async () => {
  const files = listMarkdownFiles('.', sampleOptions.contentFolders).map(file => ({
    file,
    markdown: readFileSync(file, 'utf8'),
  }));
  expect(files.length).toBeGreaterThan(100);
  const problems = await checkWords(files);
  const markdown = new Map(files.map(page => [page.file, page.markdown]));
  expect(problems.map(problem => renderProblem(problem, markdown.get(problem.file) ?? '')).join('\n')).toBe(
    '',
  );
});

test('the check finds a misspelt word and suggests the right one', async () => {
  expect(await render('The server sends a respones to every client.\n')).toMatchInlineSnapshot(`
    "docs/page.md:1:20: error: “respones” isn’t in the dictionary.
      > 1 | The server sends a respones to every client.
          |                    ^^^^^^^^
        2 |
      Did you mean response, responds, responses? If the word is correct, add it to scripts/content/words.txt.
    "
  `);
});

test('the first suggestion for letters in the wrong order has them in the right one', async () => {
  expect(await render('The server sends teh result.\n')).toMatch(/Did you mean the(?:, \w+){4}\? /);
});

test('the check finds American spelling in text, but not in code', async () => {
  expect(await render('Set the color of the `color` option.\n')).toContain(
    '“color” isn’t in the dictionary.',
  );
  expect(await render('Set the colour of the `color` option.\n')).toBe('');
});

test('the check knows the names of the packages’ exports', async () => {
  expect(await render('## Use createTRPCProxyClient\n')).toBe('');
});

test.each([
  ['a table cell', '| name | text |\n| --- | --- |\n| `a` | an optoin |\n'],
  ['a description', '---\ntitle: Context\ndescription: An optoin of the server.\n---\n'],
  ['the alternative text of a diagram', '<Diagram name="x" alt="An optoin of the server." />\n'],
  ['an admonition', ':::note[An optoin]\n\nText.\n\n:::\n'],
])('the check finds a misspelt word in %s', async (_place, markdown) => {
  const problems = await checkWords([{file: 'docs/page.md', markdown}]);
  expect(problems).toHaveLength(1);
  const [problem] = problems;
  const line = markdown.split('\n')[(problem?.line ?? 0) - 1] ?? '';
  expect(line.slice((problem?.column ?? 0) - 1)).toMatch(/^optoin/);
});

test('the check explains which phrases to replace', async () => {
  expect(await render('You can simply call it, e.g. in a test. The server answers. You may not see it.\n'))
    .toMatchInlineSnapshot(`
      "docs/page.md:1:9: error: “simply” should be written in another way.
        > 1 | You can simply call it, e.g. in a test. The server answers. You may not see it.
            |         ^^^^^^
          2 |
        “simply” tells readers how to feel about the text. Leave the word out, or state a fact that they can check.

      docs/page.md:1:25: error: “e.g.” should be written in another way.
        > 1 | You can simply call it, e.g. in a test. The server answers. You may not see it.
            |                         ^^^^
          2 |
        Write “for example”. Write “for example”.

      docs/page.md:1:45: error: “server answers” should be written in another way.
        > 1 | You can simply call it, e.g. in a test. The server answers. You may not see it.
            |                                             ^^^^^^^^^^^^^^
          2 |
        Write “server responds”. A server responds.

      docs/page.md:1:65: error: “may not” should be written in another way.
        > 1 | You can simply call it, e.g. in a test. The server answers. You may not see it.
            |                                                                 ^^^^^^^
          2 |
        “may not” can mean that something is forbidden or that it might not happen. Write “must not” or “might not”.
      "
    `);
});

test('the check finds repeated words, wrong articles, dashes and exclamation marks', async () => {
  expect(await render('It is the the end of a error — at last!\n')).toMatchInlineSnapshot(`
    "docs/page.md:1:7: error: Unexpected repeated \`the\`, remove one occurrence
      > 1 | It is the the end of a error — at last!
          |       ^^^^^^^
        2 |
      Write “the”.

    docs/page.md:1:22: error: Unexpected article \`a\` before \`error\`, expected \`an\`
      > 1 | It is the the end of a error — at last!
          |                      ^
        2 |
      Write “an”.

    docs/page.md:1:29: error: The sentence contains a dash.
      > 1 | It is the the end of a error — at last!
          |                             ^^^
        2 |
      Write two sentences, or connect the parts with a word such as “because” or “but”.

    docs/page.md:1:39: error: The sentence ends with an exclamation mark. Expected a full stop.
      > 1 | It is the the end of a error — at last!
          |                                       ^
        2 |
      Write “.”. Let readers decide what is exciting.
    "
  `);
});

test('the check doesn’t compare the cells of a table row with each other', async () => {
  expect(await render('| a | b |\n| --- | --- |\n| the | the |\n')).toBe('');
});

test('the check finds headings that aren’t in sentence case, but accepts names and quoted messages', async () => {
  expect(await render('## Handle Errors\n')).toMatchInlineSnapshot(`
    "docs/page.md:1:11: error: The heading isn’t in sentence case. Found “Errors”, expected “errors”.
      > 1 | ## Handle Errors
          |           ^^^^^^
        2 |
      Write “errors”. If the word is a name, add it to scripts/content/words.txt with its capital letter.
    "
  `);
  expect(await render('## Use React Query with tRPC\n\n## "No Such Thing" in the log\n')).toBe('');
});

test('the check finds link texts that say nothing', async () => {
  expect(await render('Read more [here](/docs).\n')).toContain(
    'The link text “here” doesn’t say where the link leads.',
  );
});

test('the check finds a third admonition', async () => {
  const markdown = ':::note\n\nText.\n\n:::\n\n'.repeat(3);
  const problems = await checkWords([{file: 'docs/page.md', markdown}]);
  expect(problems.map(({line}) => line)).toEqual([13]);
});

test('the check finds a long sentence, but not two sentences of which the second begins with code', async () => {
  const words = (count: number) => Array.from({length: count}, () => 'time').join(' and ');
  expect(await render(`First ${words(25)}.\n`)).toContain('The sentence is too long.');
  expect(await render(`First ${words(12)}. \`code\` ${words(12)}.\n`)).toBe('');
});

test('fixes replace only what has a single correct form', async () => {
  const markdown = 'Use it in order to read, e.g. a file. It is simply an respones.\n';
  expect(applyFixes(markdown, await checkWords([{file: 'docs/page.md', markdown}]))).toMatchInlineSnapshot(`
    "Use it to read, for example a file. It is simply a respones.
    "
  `);
});
