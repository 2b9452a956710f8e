import {describe, expect, test} from 'vitest';
import {fenceToMarkdown, parsePage as parsePageWith, type Page} from '../page';
import {testOptions} from './testOptions';

const fence = '```';

const parsePage = (file: string, markdown: string) => parsePageWith(file, markdown, testOptions);

function listFiles(page: Page) {
  return page.projects.map(({name, version, files}) => ({
    name,
    version,
    files: files.map(({path, firstLine}) => `${path}:${firstLine}`),
  }));
}

describe('the files of a page', () => {
  test('the files of a page are in one project, and each fence without a title is a separate file', () => {
    const page = parsePage(
      'docs/a.md',
      `${fence}ts title="server/router.ts"\na;\n${fence}\n\n${fence}sh\nnpm i\n${fence}\n\n${fence}tsx\nb;\n// @filename: ./c.ts\nc;\n${fence}\n`,
    );
    expect(page.problems).toEqual([]);
    expect(listFiles(page)).toEqual([
      {name: '', version: '2.x', files: ['server/router.ts:0', 'sample-3.tsx:0', 'c.ts:1']},
    ]);
  });

  test('files are in separate projects if their fences have different projects or versions', () => {
    const page = parsePage(
      'docs/a.md',
      `${fence}ts title="a.ts"\na;\n${fence}\n${fence}ts title="a.ts" project="yup"\na;\n${fence}\n${fence}ts title="a.ts" version="1.x"\na;\n${fence}\n`,
    );
    expect(page.problems).toEqual([]);
    expect(listFiles(page)).toEqual([
      {name: '', version: '2.x', files: ['a.ts:0']},
      {name: 'yup', version: '2.x', files: ['a.ts:0']},
      {name: '', version: '1.x', files: ['a.ts:0']},
    ]);
  });

  test.each([
    ['docs/a.md', '', '2.x'],
    ['versioned_docs/version-1.x/a.md', '', '1.x'],
    ['blog/a.md', '', '2.x'],
    ['blog/a.md', '---\nsamples: 1.x\n---\n', '1.x'],
  ])('samples have the docs version of their page: %s %j', (file, frontMatter, version) => {
    const page = parsePage(file, `${frontMatter}${fence}ts\na;\n${fence}\n`);
    expect(page.samples.map(sample => sample.version)).toEqual([version]);
  });

  test('the files of a page exclude fences with nocheck and fences in other languages', () => {
    const page = parsePage(
      'docs/a.md',
      `${fence}ts nocheck="a listing"\na\n${fence}\n${fence}json\n{}\n${fence}\n`,
    );
    expect(page.projects).toEqual([]);
    expect(page.samples).toHaveLength(1);
    expect(page.problems).toEqual([]);
  });
});

describe('positions in the Markdown file', () => {
  test.each([
    ['without indentation', `Text\n\n${fence}ts\nfirst;\n  second;\n${fence}\n`, 5, 3],
    ['in a list', `1. Text\n\n   ${fence}ts\n   first;\n     second;\n   ${fence}\n`, 5, 6],
    ['in a quotation', `> ${fence}ts\n> first;\n>   second;\n> ${fence}\n`, 3, 5],
    ['in a component', `<TabItem>\n\n  ${fence}ts\n  first;\n    second;\n  ${fence}\n\n</TabItem>\n`, 5, 5],
    ['with Windows line endings', `${fence}ts\r\nfirst;\r\n  second;\r\n${fence}\r\n`, 3, 3],
  ])('fenceToMarkdown returns the position of code in a fence %s', (_, markdown, line, column) => {
    const [sample] = parsePage('docs/a.md', markdown).samples;
    expect(sample && fenceToMarkdown(sample.fence, 1, 2)).toEqual({line, column});
    expect(markdown.split(/\r?\n/)[line - 1]?.slice(column - 1)).toBe('second;');
  });

  test('parsePage finds the position of a mistake in the options of a fence with four backticks', () => {
    const page = parsePage('docs/a.md', '- Text\n\n  ````ts   title="a.ts" live\n  a;\n  ````\n');
    expect(page.problems).toMatchObject([{line: 3, column: 25, length: 4}]);
  });
});
