import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {remarkComparisons} from '../remarkComparisons';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkComparisons, {component: 'Compare'})
  .use(remarkStringify);

async function render(...fences: string[]): Promise<string> {
  return String(await processor.process(`<Compare>\n\n${fences.join('\n\n')}\n\n</Compare>`));
}

function createFence(meta: string, ...lines: string[]): string {
  return ['```ts' + meta, ...lines, '```'].join('\n');
}

test('remarkComparisons highlights the lines that differ between two versions of a file', async () => {
  const meta = ' title="a.ts"';
  expect(
    await render(
      createFence(meta, 'const a = 1;', 'b();', '', 'end();'),
      createFence(meta, 'const a = 1;', 'if (a) {', '  c();', '}', '', 'end();'),
    ),
  ).toMatchInlineSnapshot(`
    "<Compare columns="12" changed>
      \`\`\`ts title="a.ts" {2}
      const a = 1;
      b();

      end();
      \`\`\`

      \`\`\`ts title="a.ts" {2,3,4}
      const a = 1;
      if (a) {
        c();
      }

      end();
      \`\`\`
    </Compare>
    "
  `);
});

test('remarkComparisons ignores changes of the indentation and of blank lines', async () => {
  const markdown = await render(createFence('', 'a();', 'b();'), createFence('', '  a();', '', '  b();'));
  expect(markdown).not.toContain('{');
});

test('remarkComparisons doesn’t compare files with different titles', async () => {
  const markdown = await render(
    createFence(' title="server.ts"', 'a'.repeat(13)),
    createFence(' title="client.ts"', 'b'),
  );
  expect(markdown).toContain('<Compare columns="24">');
  expect(markdown).not.toContain('{');
});

test.each([1, 3])('remarkComparisons rejects %i fences', async count => {
  await expect(render(...Array.from({length: count}, () => createFence('', 'a')))).rejects.toThrow(
    `<Compare> compares two code samples. Found ${count}, expected 2.`,
  );
});
