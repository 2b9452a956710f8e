// Tests that the key of a stored result changes with everything that the result depends on.
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createPageDigest, createTextDigest, readEnvironment} from '../digest';
import {resolveOptions, type Version} from '../options';
import {parsePage} from '../page';
import {sampleOptions} from '../../../../samples/options';

const text = {file: 'docs/page.md', markdown: '```sh\n```\n'};
const pageVersion = {name: '1.x', contentFolder: 'docs', packagesFolder: 'samples'};
const pageOptions = {languages: ['ts', 'sh', 'text'], versions: [pageVersion]};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'digest-test-'));
  for (const name of ['app', 'environment']) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'index.ts'), 'export {};');
  }
  cpSync('samples/v10/package-lock.json', path.join(folder, 'package-lock.json'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test.each<[string, (inputs: Inputs) => void]>([
  ['the compiler', inputs => (inputs.manifests.typescript = '9.9.9')],
  ['Vitest', inputs => (inputs.manifests.vitest = '9.9.9')],
  ['Vite', inputs => (inputs.manifests.vite = '9.9.9')],
  ['jsdom', inputs => (inputs.manifests.jsdom = '9.9.9')],
  ['esbuild', inputs => (inputs.manifests.esbuild = '9.9.9')],
  ['the lock file', () => writeFileSync(path.join(folder, 'package-lock.json'), '{}')],
  ['the reference app', () => writeFileSync(path.join(folder, 'app/index.ts'), 'export const port = 1;')],
  ['the environment', () => writeFileSync(path.join(folder, 'environment/new.ts'), 'export {};')],
  ['the types of the version', inputs => (inputs.types = ['node'])],
  ['the code of a sample', inputs => (inputs.markdown = inputs.markdown.replace('3000', '4000'))],
  [
    'the options of a fence',
    inputs => (inputs.markdown = inputs.markdown.replace('```ts', '```ts norun="no"')),
  ],
  ['the path of the page', inputs => (inputs.file = 'docs/other.md')],
])('the key of a page changes with %s', (_, change) => {
  const inputs: Inputs = {
    file: 'docs/page.md',
    markdown: '```ts\nconst port = 3000;\n```\n',
    manifests: {},
    types: [],
  };
  const before = computeKey(inputs);
  expect(computeKey(inputs)).toBe(before);
  change(inputs);
  expect(computeKey(inputs)).not.toBe(before);
});

test.each<[string, Partial<typeof text>, Partial<typeof pageOptions>]>([
  ['the path of the file', {file: 'docs/other.md'}, {}],
  ['the text of the file', {markdown: '```ts\n```\n'}, {}],
  ['the languages of fences', {}, {languages: ['ts', 'text']}],
  ['the folder of a version', {}, {versions: [{...pageVersion, contentFolder: 'other'}]}],
])('the key of a file changes with %s', (_, changedText, changedOptions) => {
  const before = createTextDigest(new Map(), text, pageOptions);
  expect(createTextDigest(new Map(), {...text}, {...pageOptions})).toBe(before);
  expect(
    createTextDigest(new Map(), {...text, ...changedText}, {...pageOptions, ...changedOptions}),
  ).not.toBe(before);
});

type Inputs = {file: string; markdown: string; manifests: Record<string, string>; types: string[]};

function computeKey({file, markdown, manifests, types}: Inputs): string {
  const [version] = resolveOptions(sampleOptions, process.cwd()).versions;
  if (!version) {
    throw new Error('The site has no docs version.');
  }
  const changed: Version = {
    ...version,
    packagesPath: folder,
    appPath: path.join(folder, 'app'),
    environment: path.join(folder, 'environment/index.ts'),
    types,
  };
  const environment = readEnvironment([changed], name => manifests[name] ?? '1.0.0');
  return createPageDigest(environment, parsePage(file, markdown, sampleOptions));
}
