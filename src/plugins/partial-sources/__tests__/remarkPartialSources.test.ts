import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkPartialSources} from '../remarkPartialSources';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkPartialSources, {component: 'PartialSource'})
  .use(remarkStringify);

function transform(file: string): string {
  return String(processor.processSync(new VFile({path: path.resolve(file), value: 'Text'})));
}

test.each(['docs/main/_tasks.md', 'docs/migration/_changes/server/router.md'])(
  'the partial %s ends with a link to its own file',
  file => {
    expect(transform(file)).toBe(`Text\n\n<PartialSource file="${file}" />\n`);
  },
);

test('a page has no link of its own, because it shows “Edit this page”', () => {
  expect(transform('docs/main/tasks_list.md')).toBe('Text\n');
});
