import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import {currentVersion} from '../../../shared/docsVersions';
import {remarkDeclarations} from '../remarkDeclarations';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDeclarations, {
    versions: [
      {folder: 'docs', packagesFolder: currentVersion.samples},
      {folder: 'versioned_docs/version-1', packagesFolder: 'samples/missing'},
    ],
    packages: ['@trpc/server', '@trpc/client'],
  })
  .use(remarkStringify, {bullet: '-'});

async function render(markdown: string, path = 'docs/page.md'): Promise<string> {
  return String(await processor.process(new VFile({value: markdown, path})));
}

test('remarkDeclarations replaces a declaration with its signature and its documentation', async () => {
  expect(await render('### initTRPC\n\n<Declaration of="initTRPC" from="@trpc/server" />\n'))
    .toMatchInlineSnapshot(`
    "### initTRPC

    \`\`\`ts
    const initTRPC: TRPCBuilder<object>;
    \`\`\`

    > Initialize tRPC - be done exactly once per backend
    "
  `);
});

test('remarkDeclarations adds notes to deprecated exports and to functions that are exported only as types', async () => {
  expect(await render('<Declaration of="createTRPCClient" from="@trpc/client" />')).toContain(
    'marks this export as deprecated',
  );
  expect(await render('<Declaration of="mergeRoutersGeneric" from="@trpc/server" />')).toContain(
    'import it with `import type`',
  );
});

test('remarkDeclarations replaces <Reexports> with links to the names that two entry points share', async () => {
  expect(
    await render('<Reexports from="@trpc/client/links/wsLink" of="@trpc/client" page="./client.md" />'),
  ).toContain('- [`wsLink`](./client.md#wsLink)');
});

test('remarkDeclarations uses the packages of the docs version that the page belongs to', async () => {
  const declaration = '<Declaration of="initTRPC" from="@trpc/server" />';
  await expect(render(declaration, 'versioned_docs/version-1/page.md')).rejects.toThrow(
    'samples/missing/node_modules/@trpc/server/package.json',
  );
  await expect(render(declaration, 'blog/post.md')).rejects.toThrow(
    '<Declaration> is only for pages of the docs. Found it in blog/post.md, expected a file in docs, versioned_docs/version-1.',
  );
});

test('remarkDeclarations uses the exact name of an export as the anchor of its heading', async () => {
  const tree = processor.parse(
    '### TRPCError\n\nText.\n\n<Declaration of="TRPCError" from="@trpc/server" />\n',
  );
  const changed = await processor.run(tree, new VFile({path: 'docs/page.md'}));
  expect(changed).toMatchObject({
    children: [{type: 'heading', data: {hProperties: {id: 'TRPCError'}}}, {}, {}],
  });
});

test.each([
  ['<Declaration of="initTrpc" from="@trpc/server" />', /1:1.*doesn't export `initTrpc`.*initTRPC/],
  ['<Declaration of="initTRPC" from="@trpc/sever" />', /1:1.*no entry point `@trpc\/sever`.*@trpc\/server/],
  ['<Declaration from="@trpc/server" />', /1:1.*<Declaration> needs the attribute of="…"/],
  ['<Reexports from="@trpc/client" of="@trpc/server" />', /1:1.*<Reexports> needs the attribute page="…"/],
])('remarkDeclarations reports %s with its position and advice', async (markdown, message) => {
  const error = await render(markdown).catch((caught: unknown) => caught);
  expect(
    `${(error as {line?: number}).line}:${(error as {column?: number}).column} ${String(error)}`,
  ).toMatch(message);
});
