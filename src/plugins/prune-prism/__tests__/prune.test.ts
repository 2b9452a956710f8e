import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Prism} from 'prism-react-renderer';
import {afterAll, describe, expect, test} from 'vitest';
import {sampleOptions} from '../../../../samples/options';
import {listMarkdownFiles} from '../../code-samples/markdownFiles';
import {parseMarkdown} from '../../code-samples/markdown';
import {keptLanguages} from '..';
import {prune} from '../pruneLoader.mjs';

const repositoryDir = path.resolve(__dirname, '../../../..');
const source = readFileSync(
  path.join(repositoryDir, 'node_modules/prism-react-renderer/dist/index.mjs'),
  'utf8',
);
// The folder is inside node_modules, so that the modules can import their dependencies.
const folder = mkdtempSync(path.join(repositoryDir, 'node_modules/.prune-prism-'));
// Both are copies, because other tests in the same worker may have added languages to the module itself.
const originalPrism = await importPrism('original', source);
const prunedPrism = await importPrism('pruned', prune(source, keptLanguages));

afterAll(() => rmSync(folder, {recursive: true}));

async function importPrism(name: string, code: string): Promise<typeof Prism> {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  // TypeScript doesn't know that the copies have the exports of the package.
  return ((await import(file)) as {Prism: typeof Prism}).Prism;
}

describe('the pruned prism-react-renderer', () => {
  test('tokenises every code block of the site in the same way as the original', {timeout: 120_000}, () => {
    const fences = listMarkdownFiles(repositoryDir, sampleOptions.contentFolders).flatMap(
      name => parseMarkdown(readFileSync(path.join(repositoryDir, name), 'utf8')).fences,
    );
    expect(fences.length).toBeGreaterThan(500);
    for (const {language, code} of fences) {
      const [before, after] = [originalPrism, prunedPrism].map(({languages, tokenize}) => {
        const grammar = languages[language];
        return grammar && JSON.stringify(tokenize(code, grammar));
      });
      expect(after).toBe(before);
    }
  });

  test('contains only the languages that are kept', () => {
    const names = Object.entries(prunedPrism.languages)
      .filter(([, grammar]) => typeof grammar !== 'function')
      .map(([name]) => name);
    // Prism's core defines the names for plain text, and `typescript` defines its alias `ts`.
    expect(names.sort()).toEqual([...keptLanguages, 'plain', 'plaintext', 'text', 'ts', 'txt'].sort());
  });
});

test('prune throws if the module has an unexpected structure', () => {
  expect(() => prune('export const themes = {};', ['markup'])).toThrow(
    'Found 0 lists of themes, expected 1. Missing languages: markup',
  );
});
