// Tests how the fences of a page find their results. The pages aren't verified, so no compiler starts.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {createCodeSamples} from '..';
import {parseTree} from '../markdown';
import {testOptions} from './testOptions';

const siteDir = mkdtempSync(path.join(tmpdir(), 'remark-'));
const codeSamples = createCodeSamples(testOptions);

beforeAll(async () => {
  mkdirSync(path.join(siteDir, 'docs'));
  // TypeScript doesn't know that the plugin only uses these two properties of the context.
  await codeSamples.plugin({siteDir, baseUrl: '/'} as LoadContext).loadContent?.();
});
afterAll(() => rmSync(siteDir, {recursive: true}));

function fence(code: string, language = 'ts'): string {
  return `\`\`\`${language}\n${code}\n\`\`\`\n`;
}

const [first, second] = ['one', 'two'].map(name =>
  fence(`const hidden = 1;\n// ---cut---\nconst ${name} = hidden;`),
);
const page = `---\ntitle: Page\n---\n\n${first}\n${fence('npm i', 'sh')}\n${second}\n${first}`;

/**
 * Runs the remark plugin on a page whose AST differs from its file. Returns the code of all fences.
 * @param value the text that the bundler has read
 */
async function transform(markdown: string, value?: string): Promise<string[]> {
  const file = path.join(siteDir, 'docs/page.md');
  writeFileSync(file, page);
  const root: Root = parseTree(markdown);
  await codeSamples.remarkPlugin()(root, new VFile({path: file, value}));
  const codes: string[] = [];
  visit(root, 'code', node => void codes.push(node.value));
  return codes;
}

test('each fence gets its own result, even if fences before it are missing', async () => {
  expect(await transform(page)).toEqual([
    'const one = hidden;',
    'npm i',
    'const two = hidden;',
    'const one = hidden;',
  ]);
  expect(await transform(`Text\n\n${second}`)).toEqual(['const two = hidden;']);
});

test('a list of posts can contain only the first fences of a page', async () => {
  expect(await transform(`${first}\n${fence('npm i', 'sh')}`)).toEqual(['const one = hidden;', 'npm i']);
});

test('a page does not compile if it contains a sample that is not in its file', async () => {
  await expect(transform(fence('const three = 3;'))).rejects.toThrow(
    "A `ts` fence has no result. Found a fence that isn't in docs/page.md, expected the code of the file.",
  );
});

test('a page that is saved again while the dev server compiles its older text still compiles', async () => {
  const older = `- Text\n\n  ${fence('const three = {\n  x: 3,\n};').replaceAll('\n', '\n  ')}\n\n${first}`;
  expect(await transform(older, older)).toEqual(['const three = {\n  x: 3,\n};', 'const one = hidden;']);
});

test('the remark plugin needs the plugin', async () => {
  const root = parseTree(first ?? '');
  await expect(
    createCodeSamples(testOptions).remarkPlugin()(root, new VFile({path: '/a.md'})),
  ).rejects.toThrow('The plugin code-samples is not loaded.');
});
